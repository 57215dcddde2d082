import type { MaybeSample } from '../sample.js';

/** A part of a legal page: its paragraphs, and after them a list if there is one. */
export type LegalSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};

/** A legal page. */
export type LegalPage = {
  readonly title: string;
  /** As it is shown. */
  readonly lastUpdated: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};

/** The day on which the three pages were last changed. */
export const LEGAL_LAST_UPDATED = 'June 1, 2024';

/** Whom complaints about personal data go to. Only the policy needs it. */
export const GRIEVANCE_OFFICER = { name: 'Sample Name', isSample: true } satisfies MaybeSample & {
  name: string;
};
