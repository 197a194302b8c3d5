import type { ChurchYearRules, Observance, YearlyDate } from './church-year.ts';

const on = (month: YearlyDate['month'], day: number): YearlyDate => ({ month, day });
const pascha = (daysFromPascha: number): YearlyDate => ({ daysFromPascha });
const dayEarlierAfterLeapYear = true;
const fridayBeforeWeekend = true;
// prettier-ignore
const table: [string, Observance['rank'], YearlyDate, YearlyDate?][] = [
  ['nayrouz', 'feast', on('thout', 1)],
  ['cross', 'feast', on('thout', 17), on('thout', 19)],
  ['michael-hathor', 'feast', on('hathor', 12)],
  ['nativity-fast', 'fast', on('hathor', 16), { ...on('koiak', 28), dayEarlierAfterLeapYear }],
  ['koiak-praises', 'season', on('koiak', 1), { ...on('koiak', 28), dayEarlierAfterLeapYear }],
  ['nativity-paramoun', 'eve', { ...on('koiak', 28), dayEarlierAfterLeapYear, fridayBeforeWeekend }, { ...on('koiak', 28), dayEarlierAfterLeapYear }],
  ['nativity', 'majorFeast', { ...on('koiak', 29), dayEarlierAfterLeapYear }, on('koiak', 29)],
  ['circumcision', 'minorFeast', on('tobi', 6)],
  ['epiphany-paramoun', 'eve', { ...on('tobi', 10), fridayBeforeWeekend }, on('tobi', 10)],
  ['epiphany', 'majorFeast', on('tobi', 11)],
  ['cana', 'minorFeast', on('tobi', 13)],
  ['presentation', 'minorFeast', on('meshir', 8)],
  ['st-mary-dormition', 'feast', on('tobi', 21)],
  ['jonah-fast', 'fast', pascha(-69), pascha(-67)],
  ['jonah-feast', 'feast', pascha(-66)],
  ['great-lent', 'fast', pascha(-55), pascha(-9)],
  ['cross-second', 'feast', on('paremhat', 10)],
  ['annunciation', 'majorFeast', on('paremhat', 29)],
  ['last-friday', 'fast', pascha(-9)],
  ['lazarus-saturday', 'feast', pascha(-8)],
  ['palm-sunday', 'majorFeast', pascha(-7)],
  ['holy-week', 'fast', pascha(-8), pascha(-1)],
  ['covenant-thursday', 'minorFeast', pascha(-3)],
  ['good-friday', 'fast', pascha(-2)],
  ['bright-saturday', 'fast', pascha(-1)],
  ['resurrection', 'majorFeast', pascha(0)],
  ['holy-fifty', 'season', pascha(0), pascha(49)],
  ['thomas-sunday', 'minorFeast', pascha(7)],
  ['st-mark', 'feast', on('parmouti', 30)],
  ['st-mary-nativity', 'feast', on('pashons', 1)],
  ['ascension', 'majorFeast', pascha(39)],
  ['pentecost', 'majorFeast', pascha(49)],
  ['entry-into-egypt', 'minorFeast', on('pashons', 24)],
  ['apostles-fast', 'fast', pascha(50), on('epip', 4)],
  ['michael-paoni', 'feast', on('paoni', 12)],
  ['apostles-feast', 'feast', on('epip', 5)],
  ['st-mary-fast', 'fast', on('mesori', 1), on('mesori', 15)],
  ['transfiguration', 'minorFeast', on('mesori', 13)],
  ['st-mary', 'feast', on('mesori', 16)],
];
const icon = { file: { src: '/icon.jpg', width: 1, height: 1, format: 'jpg' as const }, alt: 'An icon' };
const description = (id: string) => ({ id, name: id, text: 'A sentence.' });
/** The rules of the Church's year. They do not depend on the parish's list. */
// prettier-ignore
export const rules = {
  observances: table.map(([id, rank, firstDate, lastDate]) => ({
    ...{ ...description(id), image: icon, rank, firstDate },
    ...(lastDate && { lastDate }),
    ...(id === 'annunciation' && { omitted: { firstDate: pascha(-8), lastDate: pascha(0) } }),
  })),
  weeklyFast: {
    ...{ name: 'weekly-fast', weekdays: ['Wednesday' as const, 'Friday' as const] },
    omitted: { firstDate: pascha(0), lastDate: pascha(49) },
  },
} satisfies ChurchYearRules;

export const isFast = (rank: Observance['rank']) => rank === 'fast' || rank === 'eve';
