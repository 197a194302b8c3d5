import { readEntry } from '#content-model/read-entry.ts';

/** @param language `main` to compare facts with what is written elsewhere */
export const getChurch = (language?: 'main') => readEntry('church', language);
