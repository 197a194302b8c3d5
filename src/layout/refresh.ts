/** A page is out of date after four hours: a liturgy may have been canceled since. */
const MAX_AGE = 4 * 60 * 60 * 1000;

const loadedAt = Date.now();

/** Phones keep a page in a tab for days. Shown again, it is loaded again, unless the visitor would lose something. */
function refresh() {
  if (document.hidden || Date.now() - loadedAt < MAX_AGE) return;
  // Each field of the form has a placeholder, which a text hides.
  const inUse = 'dialog[open],details[open],iframe[allow*=autoplay],[placeholder]:not(:placeholder-shown)';
  if (document.querySelector(inUse)) return;
  // Without a connection, the browser would show an error in place of the page.
  const reload = ({ ok }: Response) => ok && location.reload();
  fetch(location.href, { method: 'HEAD' }).then(reload, () => undefined);
}

addEventListener('pageshow', refresh);
addEventListener('visibilitychange', refresh);
