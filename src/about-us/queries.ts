import { readEntry } from '#content-model/read-entry.ts';

export const getClergy = () => readEntry('clergy');
