/**
 * @param recipient the church's e-mail address
 * @param form the fields of the contact form
 * @returns the `mailto:` URL that opens the visitor's e-mail program with the title as subject and the message as body
 */
export function mailtoFallback(recipient: string, form: FormData): string {
  const subject = encodeURIComponent(text(form, 'title'));
  // Line breaks in a mailto URL are CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
  const body = encodeURIComponent(text(form, 'message').replace(/\r?\n/g, '\r\n'));
  return `mailto:${recipient}?subject=${subject}&body=${body}`;
}

function text(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
