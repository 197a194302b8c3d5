/**
 * Whether a value is on a host for examples, a phone number for fiction, or says that it is a placeholder.
 * @see https://www.rfc-editor.org/rfc/rfc2606
 * @see https://en.wikipedia.org/wiki/555_(telephone_number)
 */
export const isPlaceholder = (value: string) => patterns.some((pattern) => pattern.test(value));

const patterns = [
  /^(https?:\/\/|[^\s@]+@)([\w-]+\.)*(example(\.(com|net|org))?)(:\d+)?([/?#]\S*)?$/i,
  /^(\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d\d$/,
  /^placeholder$/i,
  /-to-be-supplied$/i,
];
