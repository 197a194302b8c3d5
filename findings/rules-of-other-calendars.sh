#!/bin/sh
# What two libraries make of a rule of RFC 7529, "each year on the same day of the Coptic calendar". Fails if that has changed.
#
# rrule-temporal 2.2.8 counts it as a rule of the Gregorian calendar, without an error: after the Coptic leap year 1739, 1 Thout is
# September 11 in 2024, 2025 and 2026. It ignores SKIP beside BYMONTHDAY: RFC 7529 gives the last day of the short months.
# ical.js 2.2.1 leaves out both properties when it writes the rule that it has read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save rrule-temporal@2.2.8 ical.js@2.2.1 temporal-polyfill@1.0.8
cat > read.mjs <<'JS'
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';

const datesOf = (start, rule) =>
  new RRuleTemporal({ rruleString: `DTSTART:${start}T000000Z\nRRULE:${rule};COUNT=4` })
    .all()
    .map((time) => time.toPlainDate().toString())
    .join(' ');

console.log('rrule-temporal, COPTIC:', datesOf('20230912', 'RSCALE=COPTIC;FREQ=YEARLY'));
console.log('rrule-temporal, SKIP:', datesOf('20260131', 'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD'));
console.log('with BYMONTHDAY:', datesOf('20260131', 'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD'));
console.log('ical.js:', String(ICAL.Recur.fromString('RSCALE=COPTIC;FREQ=YEARLY;SKIP=BACKWARD')));
JS
cat > expected <<'TEXT'
rrule-temporal, COPTIC: 2023-09-12 2024-09-12 2025-09-12 2026-09-12
rrule-temporal, SKIP: 2026-01-31 2026-02-28 2026-03-31 2026-04-30
with BYMONTHDAY: 2026-01-31 2026-03-31 2026-05-31 2026-07-31
ical.js: FREQ=YEARLY
TEXT
node read.mjs | tee found
diff expected found
