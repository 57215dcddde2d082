import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { paidStudent, signUpForm, type SignedIn } from '../testing/students.js';
import { expectEnvelope } from '../testing/envelope.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';

let portal: TestPortal;
let student: SignedIn;

beforeAll(async () => {
  portal = await startPortal({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
  student = await paidStudent(portal);
});

afterAll(() => portal.stop());

/** Far more than are worked off at once. */
const STORM = 200;
const WRONG_CODE = { code: '000000', password: 'Correct-horse-7' };

const stormCall = (at: number) => {
  const email = `stranger-${at}@example.com`;
  if (at % 3 === 0) return portal.client.post('/api/auth/signup', signUpForm());
  if (at % 3 === 1)
    return portal.client.post('/api/auth/login', { email, password: 'Wrong-7-horse' });
  return portal.client.post('/api/auth/update-password', { email, ...WRONG_CODE });
};

describe('A storm of sign-ins, sign-ups and new passwords', () => {
  it('is answered, and holds up no other call', async () => {
    const storm = Promise.all(Array.from({ length: STORM }, (_, at) => stormCall(at)));
    const state = { isOver: false };
    void storm.then(() => (state.isOver = true));
    const start = performance.now();
    const times: number[] = [];
    while (!state.isOver) {
      const began = performance.now();
      const { status } = await student.client.get(`/api/attempts/${student.student.email}`);
      times.push(performance.now() - began);
      expect(status).toBe(200);
    }
    const answers = await storm;
    const whole = performance.now() - start;
    for (const { status, body, headers } of answers.filter(({ status: one }) => one >= 400)) {
      expectEnvelope(body);
      expect([400, 401, 503]).toContain(status);
      if (status === 503) expect(headers.get('retry-after')).toBe('5');
    }
    times.sort((one, other) => one - other);
    expect(times.length).toBeGreaterThan(5);
    // Whoever stood in the same line would wait for most of the storm.
    expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(whole / 4);
  });
});
