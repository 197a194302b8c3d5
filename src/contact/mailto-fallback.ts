const MAX_LENGTH = 2000;

/** @returns a `mailto:` URL with the message, and whether the whole text fits into it */
export function mailtoFallback(recipient: string, form: FormData) {
  const subject = text(form, 'title');
  // Line breaks in a mailto URL are CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
  const body = text(form, 'message').replace(/\r?\n/g, '\r\n');
  const start = `mailto:${recipient}?subject=${encodeBeginning(subject, MAX_LENGTH / 2)}&body=`;
  const href = start + encodeBeginning(body, MAX_LENGTH - start.length);
  const { length } = `mailto:${recipient}?subject=&body=${encodeURIComponent(subject + body)}`;
  return { href, complete: href.length === length };
}

function encodeBeginning(value: string, maxLength: number) {
  let encoded = '';
  for (const character of value) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > maxLength) break;
    encoded = next;
  }
  return encoded;
}

function text(form: FormData, field: string) {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

export type MailtoFallback = ReturnType<typeof mailtoFallback>;
