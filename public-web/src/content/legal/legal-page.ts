export type LegalSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};

export type LegalPage = {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly lastUpdated: string;
  /** The day from which this text of the page holds; another one with every change of it. */
  readonly inForceSince: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
  readonly next?: { readonly to: string; readonly label: string; readonly note: string };
};

/** What the three pages say of their last change, as specified; see `inForceSince` for each text. */
export const LEGAL_LAST_UPDATED = 'June 1, 2024';
