export type GstRegistration = {
  readonly gstin: string;
  /** The state or union territory of the registration. */
  readonly state: string;
  /** The code of the service (SAC): 6 digits. */
  readonly sac: string;
  readonly ratePercent: number;
};

/** The tax within an amount, all in paise; the parts and `taxable` add up to the amount. */
export type GstSplit = {
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
};

/** States and union territories, by the first two digits of a GSTIN. */
export const GST_STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

const GSTIN = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit for the 14 characters before it: weights 1, 2, 1, 2 …, modulo 36. */
function checkDigit(signs: string): string {
  const sum = Array.from(signs).reduce((total, sign, place) => {
    const product = SIGNS.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

/** The state of a GSTIN; null if its pattern, state or check digit is wrong. */
export function stateOfGstin(gstin: string): string | null {
  const [, code = ''] = GSTIN.exec(gstin) ?? [];
  const last = gstin.length - 1;
  if (checkDigit(gstin.slice(0, last)) !== gstin.charAt(last)) return null;
  return Object.hasOwn(GST_STATES, code) ? (GST_STATES[code] ?? null) : null;
}

const PERCENT = 100;

/** The tax at a rate in an amount that includes it, to the nearest paisa. */
const taxWithin = (amount: number, ratePercent: number, share: number): number =>
  Math.round((amount * ratePercent * share) / (PERCENT + ratePercent));

/** The tax in an amount that includes it: equal CGST and SGST within the company's state, else IGST. @param amount in
 * paise */
export function splitGst(
  amount: number,
  { ratePercent, state }: GstRegistration,
  placeOfSupply: string,
): GstSplit {
  if (placeOfSupply !== state) {
    const igst = taxWithin(amount, ratePercent, 1);
    return { taxable: amount - igst, cgst: 0, sgst: 0, igst };
  }
  const half = taxWithin(amount, ratePercent, 1 / 2);
  return { taxable: amount - 2 * half, cgst: half, sgst: half, igst: 0 };
}
