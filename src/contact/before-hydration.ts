import { send } from './transport.ts';

/** Sends what is submitted before hydration, offline as soon as there is a connection. See `transport.ts`. */
for (const form of document.querySelectorAll('form')) {
  let hydrated = false;
  let failed = false;
  let refused = false;

  /** Shows a text of the form's status, if content has one. */
  const show = (text: string) => {
    if (hydrated) return;
    for (const element of form.querySelectorAll<HTMLElement>('[role=status] [data-text]'))
      element.hidden = element.dataset.text !== text;
  };

  const handle = (event: Event) => {
    refused = event.type === 'invalid';
    // Without the island the browser shows its own error.
    if (hydrated || (refused && failed)) return;
    event.preventDefault();
    if (refused) return;
    const { onLine } = navigator;
    show(onLine ? 'sending' : 'offline');
    const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    void send(form, undefined, onLine ? undefined : online)?.result.then(show);
  };

  form.send = send;
  form.addEventListener('submit', handle);
  form.addEventListener('invalid', handle, true);
  form.addEventListener('hydrated', () => {
    hydrated = true;
    // Safari has had `requestSubmit` since version 16 only.
    if (refused) form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  });
  form.addEventListener('astro:hydration-error', () => {
    failed = true;
    if (refused) form.reportValidity();
  });
}
