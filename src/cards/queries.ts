import { readEntry } from '#content-model/queries.ts';

export const getCards = async (name: CardFile) => (await readEntry(name)).cards;

export type CardFile = 'ministries' | 'volunteering' | 'pillars' | 'life-at';
