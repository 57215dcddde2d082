import type { PasskeyRequest } from '@portal/domain/kernel/errors.js';
import { headerWithProof } from '@portal/domain/kernel/solved-header.js';
import { tellIfUnattended } from './attendance.js';

const TIMEOUT_MS = 20_000;

/** A call that failed: refused by the server, or without an answer from it. */
export class ApiFailure extends Error {
  /** @param status null if the server could not be reached in time @param said the server's message, if any @param code
   * the stable code of the refusal @param passkey what a passkey has to sign, if the server asks for one */
  constructor(
    readonly status: number | null,
    readonly said?: string,
    readonly code?: string,
    readonly passkey?: PasskeyRequest,
  ) {
    super(said ?? (status === null ? 'No answer from the server' : `Status ${status}`));
    this.name = 'ApiFailure';
  }
}

export type CallOptions = {
  readonly token?: string | null;
  /** Makes the call a POST; sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function requestOf({ token, body, signal }: CallOptions): RequestInit & { headers: Headers } {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  tellIfUnattended(headers);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return {
    headers,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  };
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new ApiFailure(null);
  }
}

function wordsOf(answer: unknown): string | undefined {
  if (!isObject(answer)) return undefined;
  const words = [answer.message, answer.error];
  return words.find((text): text is string => typeof text === 'string' && text !== '');
}

const codeOf = (answer: unknown): string | undefined =>
  isObject(answer) && typeof answer.code === 'string' ? answer.code : undefined;

async function answerTo(path: string, request: RequestInit) {
  const response = await send(path, request);
  return { response, answer: (await response.json().catch(() => null)) as unknown };
}

/** Lets the page draw and react in between. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The work may grow while it is done, if others guess at the same password. */
const MOST_PROOFS = 3;

/** If the server asks for proof of work, does the work and sends the call again. */
async function answerWithProof(path: string, options: CallOptions) {
  let sent = await answerTo(path, requestOf(options));
  for (let proofs = 0; proofs < MOST_PROOFS; proofs++) {
    if (sent.response.status !== 429 || !isObject(sent.answer)) return sent;
    const proof = await headerWithProof(sent.answer.proof, rest);
    if (!proof) return sent;
    const again = requestOf(options);
    again.headers.set(...proof);
    sent = await answerTo(path, again);
  }
  return sent;
}

/** @throws ApiFailure */
export async function callApi(path: string, options: CallOptions = {}): Promise<unknown> {
  const { response, answer } = await answerWithProof(path, options);
  const isRefused = !isObject(answer) || answer.success === false;
  if (!response.ok || isRefused) {
    const { passkey } = (answer ?? {}) as { passkey?: PasskeyRequest };
    throw new ApiFailure(response.status, wordsOf(answer), codeOf(answer), passkey);
  }
  return answer;
}
