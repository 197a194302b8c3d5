/**
 * `node tools/install-browsers.ts chromium firefox webkit nginx calendar-reader` installs what is missing of these: Playwright's own
 * builds, or Debian's packages where these cannot be downloaded. `--project=` may stand before the name of a browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFirefox, hasWebKit, isRoot, wholeChromium } from './browsers.ts';

const programs = {
  chromium: {
    isInstalled: () => existsSync(wholeChromium()),
    // Until the site's own fonts arrive, pages show Liberation in place of Arial and Times New Roman.
    packages: 'chromium chromium-headless-shell fonts-liberation openssl',
  },
  firefox: { isInstalled: () => findFirefox() !== undefined, packages: 'firefox-esr' },
  webkit: { isInstalled: hasWebKit, packages: 'webkit2gtk-driver xvfb openssl' },
  nginx: {
    isInstalled: () => existsSync('/usr/sbin/nginx'),
    packages: 'nginx-light libnginx-mod-http-brotli-filter',
  },
  'calendar-reader': {
    isInstalled: () => existsSync('/usr/lib/python3/dist-packages/recurring_ical_events.py'),
    packages: 'python3-recurring-ical-events',
  },
};

for (const arg of process.argv.slice(2)) {
  const project = arg.replace('--project=', '');
  for (const name of project === 'extended' ? ['chromium', 'calendar-reader'] : [project])
    if (name in programs) install(name as keyof typeof programs);
}

function install(name: keyof typeof programs) {
  const { isInstalled, packages } = programs[name];
  if (isInstalled()) return;
  console.log(`Installing ${name} …`);
  const isOfPlaywright = name === 'chromium' || name === 'firefox';
  if (isOfPlaywright && run(`npx playwright install ${name}`)) run(`npx playwright install-deps ${name}`);
  // As root, or with a `sudo` that asks for no password.
  const apt = `${isRoot ? '' : 'sudo -n '}apt-get -qq`;
  if (!isInstalled() && run(`${apt} update`)) run(`${apt} install -y --no-install-recommends ${packages}`);
  if (isInstalled()) return;
  console.error(`Could not install ${name}. Debian has it in: ${packages}`);
  // Without the others their tests are skipped, but not in CI.
  if (isOfPlaywright || process.env.CI) process.exitCode = 1;
}

function run(command: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, { env, shell: true, stdio: 'ignore', timeout: 600_000 }).status === 0;
}
