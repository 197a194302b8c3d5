import type { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { banner, head } from '../pieces/page.ts';
import { picture, type ImageReader } from '../pieces/picture.ts';
import { heading, label, sentence } from '../pieces/text.ts';

/** `pages/about-us.yaml`: the words of About Us, but for the pillars and the clergy, which have their own files. */
export const aboutUsPageSchema = (image: ImageReader) =>
  group({
    ...head,
    banner: banner(image),
    pillars: group({ heading: heading('Our pillars'), text: sentence('What our life together rests on.') }),
    clergy: group({
      heading: heading('Our priests'),
      text: sentence('Fathers to the congregation.').optional(),
      picture: picture(image),
    }),
    pope: group({ heading: heading('The Pope of Alexandria'), enthronedLabel: label('Enthroned') }),
    map: group({
      heading: heading('Where to find us'),
      embedTitle: label('The church on the map, in Google Maps'),
      directionsLabel: label('Directions'),
      linkLabel: label('Open in Google Maps'),
    }),
  });

export type AboutUsPage = z.infer<ReturnType<typeof aboutUsPageSchema>>;
