import { readEntry } from '#content-model/read-entry.ts';

export const getGivingMethods = () => readEntry('giving-methods');
