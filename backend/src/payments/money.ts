import { PAISE_PER_RUPEE } from '@portal/domain/payments/index.js';

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export const money = (paise: number): string => `₹${rupees.format(paise / PAISE_PER_RUPEE)}`;
