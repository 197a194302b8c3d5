import type { ChurchYearRules, Observance } from './church-year.ts';
import type { YearlyDate } from './yearly-date.ts';

// prettier-ignore
const table: [string, Observance['rank'], YearlyDate, YearlyDate?][] = [
  ['nayrouz', 'feast', '1 Thout'],
  ['cross', 'feast', '17 Thout', '19 Thout'],
  ['michael-hathor', 'feast', '12 Hathor'],
  ['nativity-fast', 'fast', '16 Hathor', '1 day before Nativity'],
  ['koiak-praises', 'season', '1 Koiak', '1 day before Nativity'],
  ['nativity-paramoun', 'eve', 'Paramoun of Nativity', '1 day before Nativity'],
  ['nativity', 'majorFeast', 'Nativity', '29 Koiak'],
  ['circumcision', 'minorFeast', '6 Tobi'],
  ['epiphany-paramoun', 'eve', 'Paramoun of 11 Tobi', '10 Tobi'],
  ['epiphany', 'majorFeast', '11 Tobi'],
  ['cana', 'minorFeast', '13 Tobi'],
  ['presentation', 'minorFeast', '8 Meshir'],
  ['st-mary-dormition', 'feast', '21 Tobi'],
  ['jonah-fast', 'fast', '69 days before Pascha', '67 days before Pascha'],
  ['jonah-feast', 'feast', '66 days before Pascha'],
  ['great-lent', 'fast', '55 days before Pascha', '9 days before Pascha'],
  ['cross-second', 'feast', '10 Paremhat'],
  ['annunciation', 'majorFeast', '29 Paremhat'],
  ['last-friday', 'fast', '9 days before Pascha'],
  ['lazarus-saturday', 'feast', '8 days before Pascha'],
  ['palm-sunday', 'majorFeast', '7 days before Pascha'],
  ['holy-week', 'fast', '8 days before Pascha', '1 day before Pascha'],
  ['covenant-thursday', 'minorFeast', '3 days before Pascha'],
  ['good-friday', 'fast', '2 days before Pascha'],
  ['bright-saturday', 'fast', '1 day before Pascha'],
  ['resurrection', 'majorFeast', 'Pascha'],
  ['holy-fifty', 'season', 'Pascha', '49 days after Pascha'],
  ['thomas-sunday', 'minorFeast', '7 days after Pascha'],
  ['st-mark', 'feast', '30 Parmouti'],
  ['st-mary-nativity', 'feast', '1 Pashons'],
  ['ascension', 'majorFeast', '39 days after Pascha'],
  ['pentecost', 'majorFeast', '49 days after Pascha'],
  ['entry-into-egypt', 'minorFeast', '24 Pashons'],
  ['apostles-fast', 'fast', '50 days after Pascha', '4 Epip'],
  ['michael-paoni', 'feast', '12 Paoni'],
  ['apostles-feast', 'feast', '5 Epip'],
  ['st-mary-fast', 'fast', '1 Mesori', '15 Mesori'],
  ['transfiguration', 'minorFeast', '13 Mesori'],
  ['st-mary', 'feast', '16 Mesori'],
];
const icon = { file: { src: '/icon.jpg', width: 1, height: 1, format: 'jpg' as const }, alt: 'An icon' };
const description = (id: string) => ({ id, name: id, text: 'A sentence.' });
/** The rules of the Church's year. They do not depend on the parish's list. */
// prettier-ignore
export const rules = {
  observances: table.map(([id, rank, firstDate, lastDate]) => ({
    ...{ ...description(id), image: icon, rank, firstDate },
    ...(lastDate && { lastDate }),
    ...(id === 'annunciation' && { omitted: { firstDate: '8 days before Pascha', lastDate: 'Pascha' } }),
  })),
  weeklyFast: {
    ...{ name: 'weekly-fast', weekdays: ['Wednesday' as const, 'Friday' as const] },
    omitted: { firstDate: 'Pascha', lastDate: '49 days after Pascha' },
  },
} satisfies ChurchYearRules;

export const isFast = (rank: Observance['rank']) => rank === 'fast' || rank === 'eve';
