import ICAL from 'ical.js';

/** The events, parsed by ical.js. */
export function events(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** What a calendar app shows from one date up to another: `2026-12-06T08:30:00–11:30 Vespers (reason)`. */
export function subscribedEvents(file: string, from: string, to: string): string[] {
  const found: string[] = [];
  for (const event of events(file).filter((it) => !it.isRecurrenceException())) {
    const iterator = event.iterator();
    // The library's types leave out that there may be no next one.
    const nextTime = () => iterator.next() as ICAL.Time | undefined;
    for (let next = nextTime(); next && next.toString() < to; next = nextTime()) {
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      const text = `${startDate.toString()}–${endDate.toString().slice(11, 16)} ${item.summary}`;
      if (startDate.toString() >= from) found.push(item.description ? `${text} (${item.description})` : text);
    }
  }
  return found.sort();
}
