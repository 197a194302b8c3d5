/** A method to give, as its card and its dialog show it. */
export type GivingMethod = OnlineGiving | ZelleGiving | MailGiving;

export interface OnlineGiving extends Description {
  readonly id: 'online';
  /** The link to the online-giving page. */
  readonly href: string;
  readonly label: string;
  /** What a screen reader adds, as the page opens in a new tab. */
  readonly newTabLabel: string;
}

export interface ZelleGiving extends Description {
  readonly id: 'zelle';
  /** The number as people write it, and as a `tel:` address. */
  readonly phoneText: string;
  readonly phoneHref: string;
  /** What the copy button puts on the clipboard, its label, and what it says afterwards. */
  readonly copyText: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
}

export interface MailGiving extends Description {
  readonly id: 'mail';
  readonly addressLines: readonly string[];
}

interface Description {
  /** SVG path data in a box of 256 by 256. */
  readonly iconPath: string;
  /** The card: its title, one sentence, and the button that opens the dialog. */
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  /** The dialog: its heading, and what to do. */
  readonly heading: string;
  readonly steps: readonly string[];
}
