import type { Liturgy } from '#content/schemas/liturgies.ts';

/**
 * A time of day as content writes it, read.
 *
 * @param text `8:30 AM`, `3:30 PM`
 * @returns the clock's face (`8:30`), the half of the day, and the 24-hour form that machines read (`08:30`)
 * @throws {RangeError} when the text is no time of day; content is checked before, so this is a programmer's mistake
 */
export function parseTime(text: string): TimeOfDay {
  const match = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(text);
  if (!match) throw new RangeError(`'${text}' is not a time of day such as '12:34 PM'`);
  const [, hour = '', minute = '', half = ''] = match;
  const hour24 = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return {
    clock: `${hour}:${minute}`,
    half: half as TimeOfDay['half'],
    iso: `${String(hour24).padStart(2, '0')}:${minute}`,
  };
}

/**
 * The hours of a liturgy, ready to be shown. The half of the day is said once where both ends share it.
 *
 * @returns `{ startTime: {text: '5:00', iso: '05:00'}, endTime: {text: '7:00 AM', iso: '07:00'} }`, in the parish's time zone
 */
export function timeRange({ startTime, endTime }: Pick<Liturgy, 'startTime' | 'endTime'>): Hours {
  const from = parseTime(startTime);
  const to = parseTime(endTime);
  return {
    startTime: { text: from.half === to.half ? from.clock : `${from.clock} ${from.half}`, iso: from.iso },
    endTime: { text: `${to.clock} ${to.half}`, iso: to.iso },
  };
}

/** @returns the hours of a liturgy in one text, in the parish's time zone: `5:00–7:00 AM` */
export function formatTimeRange(liturgy: Pick<Liturgy, 'startTime' | 'endTime'>): string {
  const { startTime, endTime } = timeRange(liturgy);
  return `${startTime.text}–${endTime.text}`;
}

export interface TimeOfDay {
  clock: string;
  half: 'AM' | 'PM';
  iso: string;
}

export interface Hours {
  startTime: { text: string; iso: string };
  endTime: { text: string; iso: string };
}
