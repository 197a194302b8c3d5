/** What the card and the dialog of a giving method show. */
export type GivingMethod = OnlineGiving | ZelleGiving | MailGiving;

export interface OnlineGiving extends GivingMethodText {
  readonly id: 'online';
  /** The URL of the online giving page, and the label of the link to it. */
  readonly href: string;
  readonly actionLabel: string;
  /** Screen readers announce that the page opens in a new tab. */
  readonly newTabLabel: string;
}

export interface ZelleGiving extends GivingMethodText {
  readonly id: 'zelle';
  /** The phone number as it is written, and as a `tel:` URL. */
  readonly phone: string;
  readonly phoneHref: string;
  /** The button that copies the number, and the status once it is copied or, if that is denied, selected. */
  readonly copyLabel: string;
  readonly copiedLabel: string;
  readonly selectedLabel: string;
}

export interface MailGiving extends GivingMethodText {
  readonly id: 'mail';
  readonly addressLines: readonly string[];
}

interface GivingMethodText {
  /** SVG path data in a view box of 256 by 256. */
  readonly iconPath: string;
  /** The card: its title, one sentence, and the button that opens the dialog. */
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  /** The dialog: its heading and the steps to follow. */
  readonly heading: string;
  readonly steps: readonly string[];
}
