import { defineConfig } from '@vite-pwa/assets-generator/config';
import { colors } from '#styles/palette.ts';

/** @param padding around the logo: Android crops icons to shapes that contain a circle of 0.8, iOS only rounds their corners */
const filled = (padding: number, sizes: number[]) => ({
  sizes,
  padding,
  resizeOptions: { background: colors['surface-dark'] },
});

/** `npm run app-icons` makes the other icons in `public/` from `public/favicon.svg`. */
export default defineConfig({
  images: 'public/favicon.svg',
  preset: {
    transparent: { sizes: [], padding: 0, favicons: [[32, 'favicon.ico']] },
    maskable: filled(0.24, [192, 512]),
    apple: filled(0.14, [180]),
    assetName: (type, size) =>
      type === 'apple' ? 'apple-touch-icon.png' : `icon-${typeof size === 'number' ? size : size.width}.png`,
  },
});
