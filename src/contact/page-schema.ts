import { z } from 'astro/zod';
import {
  heading,
  introduction,
  label,
  optional,
  pageFields,
  sentence,
  strictObject,
} from '#content-model/fields.ts';

export const contactUsPageSchema = strictObject({
  ...pageFields,
  form: strictObject(introduction('Write to us', 'We read every message.')).describe('The form.'),
  details: strictObject({
    heading: heading('Visit or call'),
    hoursLabel: label('Weekly liturgies').describe('The label of the weekly hours.'),
  }).describe('The address, phone, e-mail and hours beside the form.'),
  feedback: z
    .enum(
      ['silent', 'status'],
      'silent (the form shows nothing after sending) or status (it shows whether the message was sent)',
    )
    .default('silent')
    .describe(
      'What the form shows after sending. silent: nothing, also when the message could not be sent. status (recommended): thanks, or why the message was not sent and what to do.',
    )
    // A visitor whose message was not sent is left without a word.
    .meta({ ask: { need: 'decision', while: ['silent', null] } }),
  messages: strictObject({
    sent: sentence('Thank you. Your message is on its way.').describe('When the message was sent.'),
    headlessBrowser: sentence('Please open this page in an ordinary browser.').describe(
      'When the e-mail service rejects automated browsers (error 451).',
    ),
    forbidden: sentence('The message was refused. Please write us an e-mail instead.').describe(
      'When the e-mail service rejects the sender (error 403).',
    ),
    mailbox: optional(
      sentence('The message could not be delivered. Please write us an e-mail, or call us.'),
      'When the e-mail service cannot use the mailbox of the church anymore (error 412)',
      'the form says what it says when anything else goes wrong',
    ),
    tooManyRequests: sentence('Too many messages just now. Please wait a minute and send it again.').describe(
      'When too many messages were sent in a short time (error 429).',
    ),
    networkError: sentence('No connection. Please check it and send the message again.').describe(
      'When there is no connection (error 0).',
    ),
    offline: sentence('No connection. The message will be sent when there is one.').describe(
      'When the message is sent without a connection and before the form is ready. It is sent once there is a connection, if the page stays open.',
    ),
    other: sentence('The message could not be sent. Please try again in a moment.').describe(
      'When anything else goes wrong.',
    ),
  }).describe('What the form shows when feedback is set to status.'),
}).meta({
  title: 'Contact Us',
  description:
    'The content of Contact Us and of its form. Address, phone and e-mail are in church.yaml, the hours in liturgies.yaml.',
});

export type ContactUsPage = z.infer<typeof contactUsPageSchema>;
