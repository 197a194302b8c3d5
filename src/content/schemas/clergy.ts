import { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { id } from './pieces/id.ts';
import { listWithIds } from './pieces/list.ts';
import { picture, type ImageReader } from './pieces/picture.ts';
import { paragraphs, sentence, text } from './pieces/text.ts';

const dateExpected = 'a date as year, month and day, such as 2012-11-18';

const priest = group({
  id,
  name: text({ min: 3, max: 60, like: 'Father Mark' }).optional(),
  office: text({ max: 60, like: 'Parish Priest' }),
  text: sentence('He hears confessions before the liturgy.'),
});

/** `clergy.yaml`: the priests of the church, the one picture they share, and the Pope of Alexandria. */
export const clergySchema = (image: ImageReader) =>
  group({
    priests: listWithIds(priest, 'priests'),
    priestPicture: picture(image),
    pope: group({
      name: text({ min: 3, max: 60, like: 'His Holiness Pope Tawadros II' }),
      office: text({ max: 120, like: '118th Pope of Alexandria and Patriarch of the See of St. Mark' }),
      enthroned: z.iso.date(dateExpected),
      paragraphs: paragraphs('He was enthroned in Cairo.'),
      picture: picture(image),
    }),
  });

export type Clergy = z.infer<ReturnType<typeof clergySchema>>;
export type Priest = Clergy['priests'][number];
export type Pope = Clergy['pope'];
