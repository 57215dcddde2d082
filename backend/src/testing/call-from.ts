import { setImmediate } from 'node:timers/promises';
import { headerWithProof } from '@portal/domain/kernel/solved-header.js';
import type { Answer } from './test-client.js';
import type { Replica } from './test-portal.js';

/** From where a product that trusts its proxy takes a call to come. */
export type From = {
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly replica?: Replica;
};

/** @param body what is posted; without it, the call is a GET */
export const callFrom = (
  portal: Replica,
  path: string,
  body: object | null,
  { address = '203.0.113.9', headers, replica = portal }: From = {},
): Promise<Answer> =>
  replica.client.raw(body ? 'POST' : 'GET', path, {
    headers: {
      ...{ 'X-Forwarded-For': address, ...headers },
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** The same call with the work done that the refusal asks for. */
export async function withProof(call: (from: From) => Promise<Answer>): Promise<Answer> {
  const first = await call({});
  const { proof } = first.body as { proof?: unknown };
  const header = await headerWithProof(proof, () => setImmediate());
  return header ? call({ headers: { [header[0]]: header[1] } }) : first;
}
