/** A page is out of date after four hours: a liturgy may have been canceled since. */
const MAX_AGE = 4 * 60 * 60 * 1000;

const loadedAt = Date.now();

/** Phones keep a page in a tab for days. Shown again, it is loaded again, unless the visitor would lose something. */
async function refresh() {
  if (document.hidden || Date.now() - loadedAt < MAX_AGE) return;
  // Each field of the form has a placeholder, which a text hides.
  const inUse = 'dialog[open], details[open], iframe[allow*=autoplay], [placeholder]:not(:placeholder-shown)';
  if (document.querySelector(inUse)) return;
  // Without a connection, the browser would show an error in place of the page.
  const { ok } = await fetch(location.href, { method: 'HEAD' }).catch(() => Response.error());
  if (ok) location.reload();
}

for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, () => void refresh());
