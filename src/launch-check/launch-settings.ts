import type { AstroUserConfig } from 'astro';
import { loadEnv } from 'vite';

/**
 * What the host of the site is told, as the build sees it: from the environment, from the `.env` files that Astro
 * reads too, and where neither says anything from the project's own configuration.
 *
 * @param config Astro's
 * @param root the folder of the project
 */
export function launchSettings({ site = '', env }: Config, root: string): LaunchSettings {
  const environment = loadEnv('production', root, 'PUBLIC_');
  const identifiers = Object.entries(env?.schema ?? {}).filter(([name]) =>
    name.startsWith('PUBLIC_EMAILJS_'),
  );
  const known = identifiers.map(([name, field]) => {
    return [name, environment[name] ?? ('default' in field ? String(field.default ?? '') : '')] as const;
  });
  return { site, emailjs: Object.fromEntries(known) };
}

export interface LaunchSettings {
  /** The address of the site. */
  site: string;
  /** The identifiers of the form's e-mail service, by the names of their variables. */
  emailjs: Readonly<Record<string, string>>;
}

interface Config {
  site?: string | undefined;
  env?: AstroUserConfig['env'];
}
