import { type SocialService, socialServices } from './schema.ts';

/** The parish's pages in social services, in the order of the footer. `icon` is the name of an icon. */
export function socialLinks(links: Partial<Record<SocialService, string | undefined>>) {
  return (Object.keys(socialServices) as SocialService[]).flatMap((service) => {
    const href = links[service];
    return href ? [{ href, label: socialServices[service], icon: `${service}-logo` }] : [];
  });
}
