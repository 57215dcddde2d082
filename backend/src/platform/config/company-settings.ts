import { COMPANY, REGISTRATIONS } from '@portal/domain/kernel/company.js';
import { PLACE_RULES, STATE_NAMES, stateOfGstin } from '@portal/domain/payments/index.js';
import { z } from 'zod';

export const COMPANY_SETTINGS = {
  GST_RATE_PERCENT: z.coerce.number().int().min(1).max(40).optional(),
  GST_PLACE_OF_SUPPLY: z.enum(PLACE_RULES).default('company'),
  GST_STATE_WITHOUT_ADDRESS: z
    .string()
    .refine((state) => STATE_NAMES.includes(state), 'is no State, as invoices name them')
    .optional(),
  GST_CREDIT_LOST_CHARGEBACKS: z.stringbool('must be true or false').default(true),
  SAC_CODE: z
    .string()
    .regex(/^99\d{4}$/, 'must be a SAC: 6 digits, the first two of them 99')
    .optional(),
};

export const ISSUER = {
  name: COMPANY.legalName as string,
  address: COMPANY.address.join(', '),
  gstin: REGISTRATIONS.tax?.number ?? '',
};

export type Issuer = Readonly<typeof ISSUER>;

const GST_SETTINGS = ['GST_RATE_PERCENT', 'SAC_CODE'];

/** What is wrong with the GST settings: either all are set, or none. */
export function gstFaults(
  given: Readonly<Record<string, string>>,
  { gstin }: Issuer,
): readonly string[] {
  if (!GST_SETTINGS.some((name) => given[name])) return [];
  const missing = GST_SETTINGS.filter((name) => !given[name]).map(
    (name) => `${name}: is missing, and receipts with GST need it`,
  );
  const fault = `GST_RATE_PERCENT: needs the company's GSTIN in company.ts; "${gstin}" is none`;
  return stateOfGstin(gstin) === null ? [...missing, fault] : missing;
}
