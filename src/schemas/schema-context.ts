import type { CalendarDate } from '#time/dates.ts';
import type { ImageReader } from './fields/image.ts';

export interface SchemaContext {
  image: ImageReader;
  today: CalendarDate;
}
