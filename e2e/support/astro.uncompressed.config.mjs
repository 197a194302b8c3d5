import config from '../../astro.config.mjs';

/** With the line breaks between elements, which `compressHTML` drops. */
export default { ...config, compressHTML: false };
