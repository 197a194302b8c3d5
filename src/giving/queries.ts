import { readEntry } from '#content-model/queries.ts';

export const getGivingMethods = () => readEntry('giving-methods');
