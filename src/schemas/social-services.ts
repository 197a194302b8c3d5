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
