import { COMPANY } from './company.js';

export const chatLink = (text: string): string =>
  `${COMPANY.whatsapp}?text=${encodeURIComponent(text)}`;
