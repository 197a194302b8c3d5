import { readEntry } from '#content-model/read-entry.ts';

export const getCards = async (name: CardFile) => (await readEntry(name)).cards;

export type CardFile = 'ministries' | 'volunteering' | 'pillars' | 'life-at';
