/** Takes no room and has no ink, so that nobody sees whether it is there. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What no script needs in a text: it turns the direction of what follows, or is a gap without width. The joiners that
 * Indian scripts write with, U+200C and U+200D, are not among them. */
const NEEDLESS = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const GAPS = /[\s\u0085]+/gu;

/** The form by which texts are the same if they look the same: letters composed, one kind of space, nothing that is
 * invisible. Upper and lower case differ. */
export const seenText = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a text holds what {@link tidyText} takes out. */
export const hasNeedless = (text: string): boolean => text.search(NEEDLESS) >= 0;

/** A typed text as it is stored: trimmed, with uniform line ends and without needless invisible characters. */
export const tidyText = (text: string): string =>
  text.replace(NEEDLESS, '').replace(/\r\n?/gu, '\n').trim();

export const tidyLine = (text: string): string =>
  text.replace(NEEDLESS, '').replace(GAPS, ' ').trim();
