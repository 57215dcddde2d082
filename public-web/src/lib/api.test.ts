import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { callApi, type CallOptions } from './api.js';
import { messageOf } from './api-failure.js';
import { sessions } from './session.js';
import { LEAST_SECONDS_TO_FILL } from '@portal/domain/applications/form-proof.js';
import { beginForm, type FormAnswer, sendForm } from './form-proof.js';

const FALLBACKS = { refused: 'Refused', unreachable: 'Unreachable' };
const realFetch = globalThis.fetch;

function answering(answer: () => Response | Promise<Response>) {
  const fetch = jest.fn<typeof globalThis.fetch>(() => Promise.resolve(answer()));
  globalThis.fetch = fetch;
  return fetch;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const failureOf = (path: string, options?: CallOptions) =>
  callApi(path, options).then(
    () => {
      throw new Error('It was not refused');
    },
    (failure: unknown) => failure,
  );

const signIn = () => sessions.begin({ email: 'asha@example.com', name: 'Asha', token: 'token-1' });

afterEach(() => {
  globalThis.fetch = realFetch;
  sessions.end();
});

describe('a call', () => {
  it('goes out in the name of the student, as JSON', async () => {
    signIn();
    const fetch = answering(() => json(200, { success: true, user: 1 }));
    expect(await callApi('/api/user', { method: 'POST', body: { a: 1 } })).toMatchObject({
      user: 1,
    });
    const request = fetch.mock.calls[0]![1]!;
    const headers = request.headers as Headers;
    expect(headers.get('authorization')).toBe('Bearer token-1');
    expect(headers.get('content-type')).toBe('application/json');
    expect(request.body).toBe('{"a":1}');
  });

  it('leaves the token out where no student is needed', async () => {
    signIn();
    const fetch = answering(() => json(200, { success: true }));
    await callApi('/api/auth/login', { asStudent: false });
    expect((fetch.mock.calls[0]![1]!.headers as Headers).has('authorization')).toBe(false);
  });

  it('tells a refusal with all that the server says', async () => {
    const body = { success: false, message: 'No', code: 'bad', fields: { email: 'Bad' } };
    answering(() => json(429, body, { 'retry-after': '30' }));
    const answer = {
      status: 429,
      message: 'No',
      code: 'bad',
      fields: { email: 'Bad' },
      retryAfterSeconds: 30,
    };
    expect(await failureOf('/api')).toMatchObject({ answer });
  });

  it.each([
    ['success: false', () => json(200, { success: false, error: 'No questions' }), 'No questions'],
    ['a busy server', () => json(503, { success: false, code: 'busy', message: 'Full' }), 'Full'],
    ['a server without a word', () => json(500, { success: false }), 'Refused'],
    ['no JSON', () => new Response('<h1>Oops</h1>', { status: 500 }), 'Refused'],
    ['a proxy', () => json(503, { success: false, message: 'Service unavailable' }), 'Refused'],
    ['a page of a proxy', () => new Response('<h1>502</h1>', { status: 502 }), 'Unreachable'],
    ['a network that fails', () => Promise.reject(new TypeError('Failed')), 'Unreachable'],
  ])('A call to which the answer is %s fails in the words that fit', async (_, answer, words) => {
    answering(answer);
    expect(messageOf(await failureOf('/api'), FALLBACKS)).toBe(words);
  });

  it('gives up in time', async () => {
    globalThis.fetch = (_path, request) =>
      new Promise((_resolve, reject) => {
        request?.signal?.addEventListener('abort', () => reject(new Error('Aborted')));
      });
    expect(messageOf(await failureOf('/api', { timeoutMs: 5 }), FALLBACKS)).toBe('Unreachable');
  });
});

describe('an answer 401', () => {
  const reject = () => answering(() => json(401, { success: false, code: 'unauthenticated' }));

  it.each([
    ['ends the session', {}, undefined],
    ['leaves it when the call did not need a student', { asStudent: false }, 'token-1'],
    ['leaves it to a call that asks for the password in place', { keepsSession: true }, 'token-1'],
  ])('An answer 401 %s', async (_, options, token) => {
    signIn();
    reject();
    await failureOf('/api/attempts', options);
    expect(sessions.current()?.token).toBe(token);
  });

  it('leaves it when another tab has signed in meanwhile', async () => {
    signIn();
    answering(() => {
      sessions.begin({ email: 'asha@example.com', name: 'Asha', token: 'token-2' });
      return json(401, { success: false });
    });
    await failureOf('/api/attempts');
    expect(sessions.current()?.token).toBe('token-2');
  });
});

describe('A public form', () => {
  const realFetch = globalThis.fetch;

  const ANSWER = { success: true, message: 'We have it.', mailed: false };

  const field = { value: '' };

  const sent: Record<string, unknown>[] = [];

  let refusals: Record<string, unknown>[] = [];

  async function sendAndWait(path: string, form: object): Promise<FormAnswer> {
    const [answer] = await Promise.allSettled([
      sendForm(path, form, '+91 1'),
      jest.advanceTimersByTimeAsync(60_000),
    ]);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  beforeEach(() => {
    jest.useFakeTimers();
    sent.length = 0;
    refusals = [];
    field.value = '';
    Object.assign(globalThis, { document: { querySelector: () => field } });
    globalThis.fetch = jest.fn<typeof globalThis.fetch>((path, request) => {
      if (path === '/api/forms/token') {
        return Promise.resolve(Response.json({ success: true, formToken: 'a-token' }));
      }
      sent.push(JSON.parse(request?.body as string) as Record<string, unknown>);
      const refusal = refusals.shift();
      const body = refusal ? { success: false, message: 'No', ...refusal } : ANSWER;
      return Promise.resolve(Response.json(body, { status: refusal ? 400 : 200 }));
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('is sent with the token that was fetched when it was begun, and not before a person could have filled it', async () => {
    beginForm();
    const answer = sendForm('/api/contact', { name: 'Asha' }, '+91 1');
    await jest.advanceTimersByTimeAsync(LEAST_SECONDS_TO_FILL * 1000 - 1);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await answer;
    expect(sent).toEqual([{ name: 'Asha', reference: '', formToken: 'a-token' }]);
  });

  it('tells what the server says of it', () =>
    expect(sendAndWait('/api/contact', {})).resolves.toMatchObject(ANSWER));

  it('A public form that was filled too fast waits as long as the server says, and is sent again', async () => {
    refusals = [{ code: 'filled_too_fast', retryAfterSeconds: 0.01 }];
    await sendAndWait('/api/contact', {});
    expect(sent).toHaveLength(2);
  });

  it('A public form that has expired is sent again with another token', async () => {
    refusals = [{ code: 'form_expired' }];
    await sendAndWait('/api/contact', {});
    expect(sent).toHaveLength(2);
  });

  it('A public form that a password manager has filled is refused, and gets through the next time', async () => {
    field.value = 'filled';
    refusals = [{ code: 'looks_automatic' }];
    await expect(sendAndWait('/api/contact', {})).rejects.toThrow('No');
    await sendAndWait('/api/contact', {});
    expect(sent.map(({ reference }) => reference)).toEqual(['filled', '']);
  });

  it('offers the phone number when too many were sent', async () => {
    refusals = [{ code: 'too_many_requests', message: 'Please wait 6 minutes.' }];
    const words = 'Please wait 6 minutes. Or call +91 1.';
    await expect(sendAndWait('/api/contact', {})).rejects.toThrow(words);
  });

  it('is given up when it is refused for anything else, or too often', async () => {
    refusals = [{ code: 'invalid_input' }];
    await expect(sendAndWait('/api/contact', {})).rejects.toThrow('No');
    expect(sent).toHaveLength(1);
    refusals = Array.from({ length: 3 }, () => ({ code: 'form_expired' }));
    await expect(sendAndWait('/api/contact', {})).rejects.toThrow('No');
    expect(sent).toHaveLength(4);
  });
});
