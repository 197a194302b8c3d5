import type { Services } from './services.ts';

/** There are none. */
export const noServices: Services = {
  liturgies: [],
  changes: [],
  specialServices: [],
  pauses: [],
  feed: { eventName: 'Liturgy' },
};
