import type { Plugin } from 'vite';

/** Makes the library of EmailJS post with `keepalive`, which it has no option for: a message would be lost with its tab. */
export function formKeepalive(): Plugin {
  return {
    name: 'form-keepalive',
    transform: {
      filter: { id: /@emailjs\/browser\/.*\/sendPost\.js$/ },
      handler: (code) =>
        `const fetch = (url, init) => window.fetch(url, { ...init, keepalive: true });\n${code}`,
    },
  };
}
