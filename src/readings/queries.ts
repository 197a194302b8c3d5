import { readEntry } from '#content-model/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import type { Readings } from './schema.ts';

export const getReadings = async (): Promise<Readings> => ({
  ...(await readEntry('readings')),
  churchYear: await getChurchYear(),
});
