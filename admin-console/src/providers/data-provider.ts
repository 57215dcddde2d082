import type { DataProvider } from 'react-admin';
import { callApi } from './api.js';
import { adminToken } from '../session/admin-session.js';

/** The lists there are, by the name of their resource. */
export type Resource = 'results' | 'payments' | 'applications';

const PATHS: Readonly<Record<Resource, string>> = {
  results: '/api/test-results',
  payments: '/api/payments',
  applications: '/api/internships',
};

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

/** The specification's lists come bare, or under one of several names. */
function rowsIn(answer: unknown): readonly Row[] {
  const { results, records, payments } = answer as Readonly<Record<string, unknown>>;
  const rows = [answer, results, records, payments].find(Array.isArray);
  return (rows ?? []) as readonly Row[];
}

/** Rows are what the specification says they are; react-admin wants them named by `id`. */
const getList = async (resource: Resource, { signal }: { readonly signal?: AbortSignal }) => {
  const answer = await callApi(PATHS[resource], { token: adminToken(), signal });
  const data = rowsIn(answer).map((row) => ({ ...row, id: row._id }));
  return { data, total: data.length };
};

/** The console's reads, in the form that react-admin takes. */
export const dataProvider = {
  getList: getList as DataProvider<Resource>['getList'],
} satisfies Partial<DataProvider<Resource>>;
