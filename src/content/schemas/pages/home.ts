import type { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { head } from '../pieces/page.ts';
import { otherShape, picture, type ImageReader } from '../pieces/picture.ts';
import { heading, label, sentence } from '../pieces/text.ts';
import { verse } from '../pieces/verse.ts';

/** `pages/home.yaml`: the words of Home. */
export const homePageSchema = (image: ImageReader) =>
  group({
    ...head,
    hero: group({
      heading: heading('Welcome to Example Church'),
      verse,
      donateLabel: label('Make a Donation'),
      scheduleLabel: label('Full Schedule'),
      picture: picture(image),
      phonePicture: otherShape(image),
    }),
    liturgies: group({ heading: heading('Weekly liturgies'), directionsLabel: label('Directions') }),
    lifeAt: group({ heading: heading('Life At Example Church'), text: sentence('A church is its people.') }),
    giving: group({
      heading: heading('A cheerful giver'),
      verse,
      buttonLabel: label('Give Now'),
      picture: picture(image),
    }),
  });

export type HomePage = z.infer<ReturnType<typeof homePageSchema>>;
