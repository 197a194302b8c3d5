import type { AstroUserConfig } from 'astro';
import { loadEnv } from 'vite';

/**
 * Reads the settings of the host as the build does: from the environment and `.env` files, with the defaults of the
 * Astro configuration.
 */
export function launchSettings({ site = '', env }: Config, root: string) {
  const environment = loadEnv('production', root, 'PUBLIC_');
  const emailjs = Object.entries(env?.schema ?? {})
    .filter(([name]) => name.startsWith('PUBLIC_EMAILJS_'))
    .map(([name, field]) => {
      const fallback = 'default' in field ? String(field.default ?? '') : '';
      return [name, environment[name] ?? fallback] as const;
    });
  return { site, emailjs: Object.fromEntries(emailjs) };
}

interface Config {
  site?: string | undefined;
  env?: AstroUserConfig['env'];
}

export type LaunchSettings = ReturnType<typeof launchSettings>;
