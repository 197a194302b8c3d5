import { readEntry } from '#content-model/queries.ts';

export const getClergy = () => readEntry('clergy');
