import { COMPANY } from '../content/company.js';

export const chatLink = (text: string): string =>
  `${COMPANY.whatsapp}?text=${encodeURIComponent(text)}`;
