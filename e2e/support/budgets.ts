/** What a page may weigh. Bytes as they cross the network: text as brotli, pictures and fonts as they are. */
export const budgets = {
  /** The HTML with the stylesheet in it. */
  html: 14_000,
  /** The scripts inside the HTML, together. */
  inlineScript: 2_000,
  /** The same on the fallback page, which leads almost right addresses to the right ones where the host has no rules. */
  inlineScriptOnFallback: 2_040,
  /** Script files that an island fetches at its first use, together with the library that it fetches to act. */
  scriptAfterFirstUse: 66_000,
  fonts: { files: 2, bytes: 50_000 },
  /** The HTML up to the end of the page's opening: what a browser needs to paint the first screen. */
  opening: 5_000,
  /** A picture's downloaded width, in pixels of the screen that shows it. */
  pictureWidth: 1.5,
  /** All that a page asks for until it has loaded, without scrolling; what other services put in their frames aside. */
  screens: [
    {
      name: 'a phone',
      viewport: { width: 412, height: 915 },
      deviceScaleFactor: 2.6,
      preloadedFonts: 0,
      home: 160_000,
      others: 130_000,
    },
    {
      name: 'a desktop',
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 1,
      preloadedFonts: 2,
      home: 300_000,
      others: 220_000,
    },
  ],
} as const;
