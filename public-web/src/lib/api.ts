import { ApiFailure, type RefusalAnswer } from './api-failure.js';
import { sessions } from './session.js';
import type { Answers } from './api.generated.js';

const TIMEOUT_MS = 20_000;

export type CallOptions = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Sent as JSON, or as it is if it is a FormData. */
  readonly body?: unknown;
  /** False for calls without a student: their 401 does not end a session. */
  readonly asStudent?: boolean;
  /** True where the page itself asks the student to sign in again. */
  readonly keepsSession?: boolean;
  readonly timeoutMs?: number;
};

type Envelope = {
  readonly success?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly code?: unknown;
  readonly fields?: unknown;
  readonly retryAfterSeconds?: unknown;
  readonly triesLeft?: unknown;
  /** The proof of work that ends a wait at once. */
  readonly proof?: unknown;
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function requestOf(
  { method = 'GET', body }: CallOptions,
  token: string | undefined,
): RequestInit & { readonly headers: Headers } {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body === undefined) return { method, headers };
  if (body instanceof FormData) return { method, headers, body };
  headers.set('content-type', 'application/json');
  return { method, headers, body: JSON.stringify(body) };
}

function retryAfterOf(response: Response, { retryAfterSeconds }: Envelope): number | undefined {
  const seconds = Number(retryAfterSeconds ?? response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

const refusalOf = (response: Response, envelope: Envelope): RefusalAnswer => ({
  status: response.status,
  code: textOf(envelope.code),
  message: textOf(envelope.message) ?? textOf(envelope.error),
  fields: (envelope.fields ?? undefined) as RefusalAnswer['fields'],
  retryAfterSeconds: retryAfterOf(response, envelope),
  triesLeft: envelope.triesLeft as RefusalAnswer['triesLeft'],
});

/** The statuses of a proxy without a server behind it. */
const NO_SERVER = [502, 503, 504];

async function answerOf(response: Response): Promise<Envelope> {
  const isRefused = response.status >= 400 && !NO_SERVER.includes(response.status);
  const envelope: unknown = await response.json().catch(() => (isRefused ? {} : null));
  if (typeof envelope !== 'object' || envelope === null) throw new ApiFailure(null);
  return envelope;
}

async function sendOnce(path: string, request: RequestInit, timeoutMs: number) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const response = await fetch(path, { ...request, signal: giveUp.signal });
    return { response, envelope: await answerOf(response) };
  } catch {
    throw new ApiFailure(null);
  } finally {
    clearTimeout(timer);
  }
}

/** Lets the page draw and react in between. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

/** One for the route, and one for what the call is about. */
const MOST_PROOFS = 2;

/** Sends a call; if the server asks for proof of work, does the work and sends it again. */
async function send(path: string, request: RequestInit & { headers: Headers }, timeoutMs: number) {
  let sent = await sendOnce(path, request, timeoutMs);
  for (let proofs = 0; proofs < MOST_PROOFS; proofs++) {
    if (sent.response.status !== 429 || sent.envelope.proof === undefined) return sent;
    const { headerWithProof } = await import('@portal/domain/kernel/solved-header.js');
    const proof = await headerWithProof(sent.envelope.proof, rest);
    if (!proof) return sent;
    request.headers.set(...proof);
    sent = await sendOnce(path, request, timeoutMs);
  }
  return sent;
}

/** @throws ApiFailure */
export async function callApi<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { asStudent = true, keepsSession = false, timeoutMs = TIMEOUT_MS } = options;
  const token = asStudent ? sessions.current()?.token : undefined;
  const { response, envelope } = await send(path, requestOf(options, token), timeoutMs);
  if (response.ok && envelope.success !== false) return envelope as Answer;
  // Unless another tab has signed in again since.
  const isExpired = response.status === 401 && asStudent && !keepsSession;
  if (isExpired && token === sessions.current()?.token) sessions.end();
  throw new ApiFailure(refusalOf(response, envelope));
}

/** What a route of the API answers, by `METHOD path`. */
export type AnswerOf<Route extends keyof Answers> = Omit<Answers[Route], 'success'>;
