import { type SocialService, socialServices } from '#schemas/social-services.ts';

/** The parish's pages in social services, in the order of the footer. Their icons are named after the services. */
export function socialLinks(links: Partial<Record<SocialService, string | undefined>>): SocialLink[] {
  return (Object.keys(socialServices) as SocialService[]).flatMap((service) => {
    const href = links[service];
    return href ? [{ href, label: socialServices[service], icon: `${service}-logo` }] : [];
  });
}

interface SocialLink {
  href: string;
  label: string;
  /** The name of a Phosphor icon. */
  icon: string;
}
