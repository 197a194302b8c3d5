/**
 * The address that opens the visitor's own mail program with the message in it.
 *
 * @param church the church's e-mail address
 * @param form what was typed into the contact form
 */
export function mailtoFallback(church: string, form: FormData): string {
  const subject = encodeURIComponent(text(form, 'title'));
  // Line breaks in a mailto address are CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
  const body = encodeURIComponent(text(form, 'message').replace(/\r?\n/g, '\r\n'));
  return `mailto:${church}?subject=${subject}&body=${body}`;
}

function text(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
