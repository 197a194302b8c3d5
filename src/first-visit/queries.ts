import { readEntry } from '#content-model/queries.ts';

export const getFirstVisit = () => readEntry('first-visit');
