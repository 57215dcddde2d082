import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LEAST_SECONDS_TO_FILL } from '@portal/domain/applications/form-proof.js';
import { beginForm, sendForm, type FormAnswer } from './form-proof.js';

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

describe('A public form', () => {
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
