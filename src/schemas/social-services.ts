/** The services in which a parish may have a page, by their keys in content, in the order of the footer. */
export const socialServices = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
} as const;

export type SocialService = keyof typeof socialServices;
