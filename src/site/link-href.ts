import type { Link } from '#content-model/fields/link.ts';
import { mailtoHref } from '#church/contact.ts';
import { fileHref, pageHref } from './routes.ts';

export function linkHref({ page, url, file, email }: Link) {
  if (url) return url;
  if (page) return pageHref(page);
  return file ? encodeURI(fileHref(file.slice(1))) : mailtoHref(email ?? '');
}
