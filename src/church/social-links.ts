import { type SocialService, socialServices } from './schema.ts';

/** In the order of the footer. */
export function socialLinks(links: Partial<Record<SocialService, string | undefined>>) {
  return (Object.keys(socialServices) as SocialService[]).flatMap((service) => {
    const href = links[service];
    return href ? [{ href, label: socialServices[service], icon: `${service}-logo` }] : [];
  });
}
