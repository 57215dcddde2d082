import { PLACE_RULES, STATE_NAMES, stateOfGstin } from '@portal/domain/payments/index.js';
import { z } from 'zod';

const text = z.string().min(1, 'must not be empty');

export const COMPANY_SETTINGS = {
  COMPANY_NAME: text.optional(),
  COMPANY_ADDRESS: text.optional(),
  GST_RATE_PERCENT: z.coerce.number().int().min(1).max(40).optional(),
  COMPANY_GSTIN: text
    .refine((gstin) => stateOfGstin(gstin) !== null, 'is no GSTIN: look at its check digit')
    .optional(),
  COMPANY_STATE: text.optional(),
  GST_PLACE_OF_SUPPLY: z.enum(PLACE_RULES).default('company'),
  GST_STATE_WITHOUT_ADDRESS: text
    .refine((state) => STATE_NAMES.includes(state), 'is no State, as invoices name them')
    .optional(),
  GST_CREDIT_LOST_CHARGEBACKS: z.stringbool('must be true or false').default(true),
  SAC_CODE: z
    .string()
    .regex(/^99\d{4}$/, 'must be a SAC: 6 digits, the first two of them 99')
    .optional(),
};

const GST_SETTINGS = ['GST_RATE_PERCENT', 'COMPANY_GSTIN', 'COMPANY_STATE', 'SAC_CODE'];
const NEEDED_FOR_GST = [...GST_SETTINGS, 'COMPANY_NAME', 'COMPANY_ADDRESS'];

/** What is wrong with the GST settings: either all are set, or none. */
export function gstFaults(given: Readonly<Record<string, string>>): readonly string[] {
  if (!GST_SETTINGS.some((name) => given[name])) return [];
  const missing = NEEDED_FOR_GST.filter((name) => !given[name]).map(
    (name) => `${name}: is missing, and receipts with GST need it`,
  );
  const { COMPANY_GSTIN: gstin = '', COMPANY_STATE: named } = given;
  const state = stateOfGstin(gstin);
  const differs = state !== null && named !== undefined && named !== state;
  return differs ? [...missing, `COMPANY_STATE: must be ${state}, as COMPANY_GSTIN says`] : missing;
}
