import { readEntry } from '#content-model/read-entry.ts';
import type { Readings } from './readings-schema.ts';

export const getChurchYear = () => readEntry('church-year');

export const getReadings = async (): Promise<Readings> => ({
  ...(await readEntry('readings')),
  churchYear: await getChurchYear(),
});
