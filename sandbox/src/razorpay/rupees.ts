const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as people read them: ₹500.00. */
export const rupees = (paise: number): string => RUPEES.format(paise / 100);
