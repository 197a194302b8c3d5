import { readEntry } from '#content-model/read-entry.ts';

export const getChurch = (language?: 'main') => readEntry('church', language);
