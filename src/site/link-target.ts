import type { Link } from '#content-model/fields/link.ts';
import { mailtoHref } from '#church/contact.ts';
import { fileHref, pageHref } from './routes.ts';

export function linkTarget({ page, url, file, email }: Link, base?: string) {
  if (url) return { href: url, external: true };
  if (page) return { href: pageHref(page, base), external: false };
  if (file) return { href: encodeURI(fileHref(file.slice(1), base)), external: false };
  return { href: mailtoHref(email ?? ''), external: false };
}
