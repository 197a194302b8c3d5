import { readEntry } from '#content-model/read-entry.ts';

/** @param language the one of the page; the `main` one to compare facts with what is written elsewhere */
export const getChurch = (language?: 'main') => readEntry('church', language);
