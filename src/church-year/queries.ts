import { readEntry } from '#content-model/queries.ts';

export const getChurchYear = () => readEntry('church-year');
