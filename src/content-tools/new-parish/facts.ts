import { churchSchema } from '#schemas/church.ts';

/**
 * The facts that `npm run new-parish` asks for, by the options that give them: the key in `church.yaml`, what the question
 * says, and how content writes what people type. `arabic` is whether the parish wants the page in Arabic: `show` in
 * `pages/arabic.yaml`.
 */
export const factOptions = {
  name: { path: 'name', label: 'Full name of the church' },
  'short-name': { path: 'shortName', label: "Short name, for 'My …' and 'Life At …', at most 17 characters" },
  street: { path: 'address.street', label: 'House number and street' },
  city: { path: 'address.city', label: 'Town or city' },
  region: {
    path: 'address.region',
    label: 'State or province, in two letters',
    normalize: (typed) => typed.toUpperCase(),
  },
  'postal-code': {
    path: 'address.postalCode',
    label: 'ZIP or postal code',
    normalize: (typed) => typed.toUpperCase().replace(/^([A-Z]\d[A-Z])-?(\d[A-Z]\d)$/, '$1 $2'),
  },
  'time-zone': { path: 'timeZone', label: 'Time zone, such as America/Chicago' },
  phone: {
    path: 'phone',
    label: 'Telephone number, such as +1-202-555-0143 (Enter: later)',
    normalize: (typed) =>
      typed.replace(/^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/, '+1-$1-$2-$3'),
    isOptional: true,
  },
  email: { path: 'email', label: 'E-mail address (Enter: later)', isOptional: true },
  arabic: { path: 'show', label: 'A page in Arabic, yes or no (Enter: yes)', isOptional: true },
} as const satisfies Record<string, FactOption>;

/** The facts by the names of their options. */
export type ParishFacts = Partial<Record<keyof typeof factOptions, string>>;

/** @returns the facts as content writes them: `ab` as `AB`, `t2p1j9` as `T2P 1J9`, `(403) 555-0143` as `+1-403-555-0143` */
export const normalizeFacts = (facts: ParishFacts): ParishFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([option, value]) => {
      const { normalize }: FactOption = factOptions[option as keyof ParishFacts];
      return [option, normalize?.(value.trim()) ?? value.trim()];
    }),
  );

/** @returns the given facts that are not valid, with what would be */
export function findInvalidFacts({ arabic = 'yes', ...facts }: ParishFacts) {
  const { address, ...church } = Object.entries(facts).reduce<Draft>(
    (draft, [option, value]) => {
      const { path } = factOptions[option as keyof ParishFacts];
      const [key = '', child] = path.split('.');
      if (child) draft.address[child] = value;
      else draft[key] = value;
      return draft;
    },
    { address: {} },
  );
  const issues = churchSchema().safeParse({ ...church, address }).error?.issues ?? [];
  const invalid = Object.entries(facts).flatMap(([option, value]) => {
    const { path } = factOptions[option as keyof ParishFacts];
    const issue = issues.find((it) => it.path.join('.') === path);
    return issue ? { option, found: value, expected: issue.message.replace(/ \(in the file.*\)/, '') } : [];
  });
  const isAnswer = ['yes', 'no'].includes(arabic);
  return isAnswer ? invalid : [...invalid, { option: 'arabic', found: arabic, expected: 'yes or no' }];
}

interface FactOption {
  path: string;
  label: string;
  /** How content writes what people type. */
  normalize?: (typed: string) => string;
  /** Without it there is a placeholder. */
  isOptional?: boolean;
}
type Draft = Record<string, unknown> & { address: Record<string, string> };
