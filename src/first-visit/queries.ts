import { readEntry } from '#content-model/read-entry.ts';

export const getFirstVisit = () => readEntry('first-visit');
