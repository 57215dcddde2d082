import type { NomineeForm } from '@portal/domain/privacy/nominee.js';
import { callApi } from '../../lib/api.js';

const nomineeOf = (email: string): string => `/api/user/${encodeURIComponent(email)}/nominee`;

export const fetchNominee = async (email: string): Promise<NomineeForm | null> =>
  (await callApi<{ nominee: NomineeForm | null }>(nomineeOf(email))).nominee;

export const nominate = (email: string, form: NomineeForm) =>
  callApi(nomineeOf(email), { method: 'PUT', body: form });

export const withdrawNomination = (email: string) =>
  callApi(`${nomineeOf(email)}/withdraw`, { method: 'POST', body: {} });
