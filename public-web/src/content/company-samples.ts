import type { COMPANY } from './company.js';

export const COMPANY_SAMPLES: Readonly<Record<keyof typeof COMPANY, boolean>> = {
  name: true,
  city: true,
  address: true,
  emails: true,
  securityEmail: true,
  phones: true,
  whatsapp: true,
  social: true,
  developer: true,
  hours: true,
};
