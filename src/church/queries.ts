import { readEntry } from '#content-model/queries.ts';

export const getChurch = (language?: 'main') => readEntry('church', language);
