import { readEntry } from '#content-model/read-entry.ts';

export const getChurchYear = () => readEntry('church-year');
