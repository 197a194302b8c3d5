import { currentWords } from '#language/current-language.ts';
import type { Words } from '#language/languages.ts';
import type { LiturgiesFile } from './schema.ts';

/**
 * Whether a service is held, its label, and what gives it its status: all places that show services ask this table, by the functions below. `weeklyServiceOn` gives it.
 */
const statuses = {
  usual: { enteredIn: 'liturgies', isHeld: true },
  canceled: { enteredIn: 'changes', isHeld: false, label: 'canceled' },
  moved: { enteredIn: 'changes', isHeld: true },
  paused: { enteredIn: 'pauses', isHeld: false, label: 'notHeld' },
  special: { enteredIn: 'specialServices', isHeld: true },
} as const satisfies Record<string, StatusRules>;

interface StatusRules {
  /** The list of `liturgies.yaml` that gives a service this status. */
  enteredIn: keyof LiturgiesFile;
  isHeld: boolean;
  /** The word that is before its name or its hours. */
  label?: keyof Words;
}

export type Status = keyof typeof statuses;
type WithStatus = Readonly<{ status: Status }>;

export const isHeld = ({ status }: WithStatus) => statuses[status].isHeld;

export const enteredIn = ({ status }: WithStatus) => statuses[status].enteredIn;

export const isUsual = (service: WithStatus) => enteredIn(service) === 'liturgies';

export const isSpecial = (service: WithStatus) => enteredIn(service) === 'specialServices';

/** Whether an entry for the day takes it away; in a pause it is not canceled. */
export const isCanceled = (service: WithStatus) => enteredIn(service) === 'changes' && !isHeld(service);

/** Whether an entry for the day makes a service differ from the weekly hours. */
export const isAnnounced = (service: WithStatus) => isSpecial(service) || enteredIn(service) === 'changes';

/** @returns `Canceled`, `Not held`, or nothing */
export function statusLabel({ status }: WithStatus): string | undefined {
  const rules = statuses[status];
  return 'label' in rules ? currentWords()[rules.label] : undefined;
}
