import type { APIRoute, GetStaticPaths } from 'astro';
import { appIcon } from '#images/app-icon.ts';

/** An iPhone only rounds the corners; Android may cut a circle out of the square. */
const icons = [
  { icon: 'apple-touch-icon', size: 180, emblem: 0.86 },
  { icon: 'icon-192', size: 192, emblem: 0.76 },
  { icon: 'icon-512', size: 512, emblem: 0.76 },
];

export const getStaticPaths = (() =>
  icons.map(({ icon, ...props }) => ({ params: { icon }, props }))) satisfies GetStaticPaths;

/** The emblem for home screens. */
export const GET: APIRoute<{ size: number; emblem: number }> = async ({ props: { size, emblem } }) =>
  new Response(new Uint8Array(await appIcon(size, emblem)), { headers: { 'Content-Type': 'image/png' } });
