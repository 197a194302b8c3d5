import type { CalendarDate } from '#time/dates.ts';
import type { ImageReader } from './fields/image.ts';

/** What the schema of a content file may depend on. */
export interface SchemaContext {
  image: ImageReader;
  /** The date in UTC. */
  today: CalendarDate;
}
