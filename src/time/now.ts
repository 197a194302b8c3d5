/**
 * @returns the present moment, or 10:00 UTC on the day of the environment variable `TODAY`, which is that day from Honolulu to Auckland
 * @throws {RangeError} when `TODAY` is not a date
 */
export function now(): Date {
  const { TODAY } = process.env;
  if (!TODAY) return new Date();
  const moment = new Date(`${TODAY}T10:00:00Z`);
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === TODAY) return moment;
  throw new RangeError(`TODAY is '${TODAY}'. Expected: a date as year, month and day, such as 2027-04-25.`);
}
