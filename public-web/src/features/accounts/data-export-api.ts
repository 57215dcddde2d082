import type { DeletionForm } from '@portal/domain/privacy/delete-own-account.js';
import { callApi } from '../../lib/api.js';

const EXPORT_TIMEOUT_MS = 60_000;

const ofStudent = (email: string): string => `/api/user/${encodeURIComponent(email)}`;

export async function fetchDataExport(email: string): Promise<string> {
  const path = `${ofStudent(email)}/export`;
  const answer = await callApi<Record<string, unknown>>(path, { timeoutMs: EXPORT_TIMEOUT_MS });
  const { success: _, ...data } = answer;
  return JSON.stringify(data, null, 2);
}

/** How many days a sealed copy of a deleted account is stored; 0 if none is. */
export const fetchSealedDays = async (email: string): Promise<number> =>
  (await callApi<{ sealedDays: number }>(`${ofStudent(email)}/erasure`)).sealedDays;

export const deleteAccount = (email: string, form: DeletionForm) =>
  callApi(`${ofStudent(email)}/delete`, { method: 'POST', body: form });
