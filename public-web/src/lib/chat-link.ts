import { COMPANY } from '../content/company.js';

/** The messaging-app chat with the company, a text already written. */
export const chatLink = (text: string): string =>
  `${COMPANY.whatsapp}?text=${encodeURIComponent(text)}`;
