import type { Link } from '#content-model/fields/link.ts';
import { mailtoHref } from '#church/contact.ts';
import { fileHref, pageHref } from './routes.ts';

export function linkHref({ page, url, file, email }: Link, base?: string) {
  if (url) return url;
  if (page) return pageHref(page, base);
  return file ? encodeURI(fileHref(file.slice(1), base)) : mailtoHref(email ?? '');
}
