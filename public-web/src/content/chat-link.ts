import { COMPANY } from '@portal/domain/kernel/company.js';

export const chatLink = (text: string): string =>
  `${COMPANY.whatsapp}?text=${encodeURIComponent(text)}`;
