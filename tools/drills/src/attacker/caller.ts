import { setImmediate } from 'node:timers/promises';
import type { Answer, TestClient } from '@portal/backend/testing/test-client.js';
import { headerWithProof } from '@portal/domain/kernel/solved-header.js';

/** Somebody at an address, perhaps with the cookie of a browser that was here before. */
export type Caller = { readonly address: string; readonly cookie?: string };

/** Whether a caller does the work that it is asked for. */
export type Diligence = 'proves' | 'proves nothing';

const send = (
  client: TestClient,
  path: string,
  body: object,
  { address, cookie }: Caller,
  more: readonly (readonly [string, string])[],
): Promise<Answer> =>
  client.raw('POST', path, {
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(cookie ? { Cookie: cookie } : {}),
      ...Object.fromEntries(more),
    },
    body: JSON.stringify(body),
  });

/** Calls as a page does: the work is done if it is asked for, and the call sent again. */
export async function call(
  client: TestClient,
  path: string,
  body: object,
  caller: Caller,
  diligence: Diligence,
): Promise<Answer> {
  const first = await send(client, path, body, caller, []);
  if (first.status !== 429 || diligence === 'proves nothing') return first;
  const { proof } = first.body as { readonly proof?: unknown };
  const header = await headerWithProof(proof, () => setImmediate());
  return header ? send(client, path, body, caller, [header]) : first;
}

/** The cookie that came with an answer. */
export const cookieOf = ({ headers }: Answer): string =>
  (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
