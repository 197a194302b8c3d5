#!/bin/sh
# Node 24.21.0 has the time zone database of 2026c, and moment-timezone 0.6.6 that of 2026f. Winnipeg stays at -05:00 in winter since
# 2026e: Node shows an event at 13:30 UTC an hour early. Fails if that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save node@24.21.0 moment-timezone@0.6.6
cat > show.cjs <<'JS'
const moment = require('moment-timezone');
const zones = ['America/Winnipeg', 'America/Havana', 'America/Inuvik', 'America/New_York'];
const time = new Date('2026-12-06T13:30:00Z');
console.log(process.version, process.versions.tz, 'moment-timezone', moment.tz.dataVersion);
for (const timeZone of zones) {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  console.log(timeZone, clock.format(time), moment.tz(time, timeZone).format('HH:mm'));
}
JS
cat > expected <<'TEXT'
v24.21.0 2026c moment-timezone 2026f
America/Winnipeg 07:30 08:30
America/Havana 08:30 09:30
America/Inuvik 06:30 07:30
America/New_York 08:30 08:30
TEXT
./node_modules/.bin/node show.cjs | tee found
diff expected found
