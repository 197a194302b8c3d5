import type { z } from 'astro/zod';
import { strictObject } from './fields/object.ts';
import { label } from './fields/text.ts';

/** `labels.yaml`: the labels that several pages share. */
export const labelsSchema = () =>
  strictObject({
    directionsLabel: label('Directions').describe('The link to directions to the church.'),
    emailLabel: label('E-mail').describe('The label of the e-mail address, and the link to write to it.'),
    untilLabel: label('until').describe('Before the last day of a season or a fast.'),
    googleLabel: label('Google Calendar').describe(
      'The link that subscribes to a calendar in Google Calendar, which then follows every change.',
    ),
    appLabel: label('Apple Calendar or Outlook').describe(
      'The link that subscribes to a calendar in the calendar app of a phone or computer, which then follows every change.',
    ),
  }).meta({ title: 'Labels', description: 'The labels that several pages share.' });

export type Labels = z.infer<ReturnType<typeof labelsSchema>>;
