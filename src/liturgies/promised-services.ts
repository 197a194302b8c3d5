import { isFeastRank, type Period } from '#church-year/church-year.ts';
import type { Observance } from '#church-year/schema.ts';
import { datesBetween } from '#time/dates.ts';
import { isScheduled } from './liturgies.ts';
import type { LiturgiesFile } from './schema.ts';
import { hasServiceInsteadOn, servicesOn } from './services.ts';
import { isUsual } from './status.ts';

/**
 * Whether a feast or fast has a service of its own (`service`), and nobody has entered one. On a feast the usual liturgy is one; in a
 * season, a weekly service with a name and a season of its own.
 */
export function isServiceOpen(
  services: LiturgiesFile,
  { service, rank, firstDate, lastDate }: Pick<Observance, 'service' | 'rank'> & Period,
): boolean {
  const { liturgies } = services;
  const isFeast = isFeastRank(rank);
  return (
    service === true &&
    !datesBetween(firstDate, lastDate).some(
      (date) =>
        hasServiceInsteadOn(services, date) ||
        (isFeast && servicesOn(services, date).some((it) => isUsual(it) && it.isLiturgy)) ||
        liturgies.some((it) => it.name && it.firstDate && isScheduled(it, date, liturgies)),
    )
  );
}
