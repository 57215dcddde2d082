import { chooseSize } from '@portal/domain/testing/night.js';
import { paidStudent, signUpForm } from '../testing/students.js';
import { expectEnvelope } from '../testing/envelope.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const student = await paidStudent(portal);

/** Far more than are worked off at once. */
const STORM = chooseSize(90, 200);
const WRONG_CODE = { code: '000000', password: 'Correct-horse-7' };

const stormCall = (at: number) => {
  const email = `stranger-${at}@example.com`;
  if (at % 3 === 0) return portal.client.post('/api/auth/signup', signUpForm());
  if (at % 3 === 1)
    return portal.client.post('/api/auth/login', { email, password: 'Wrong-7-horse' });
  return portal.client.post('/api/auth/update-password', { email, ...WRONG_CODE });
};

it('A storm of sign-ins, sign-ups and new passwords is answered, and holds up no other call', async () => {
  let answered = 0;
  const calls = Array.from({ length: STORM }, async (_, at) => {
    const answer = await stormCall(at);
    answered += 1;
    return answer;
  });
  const answeredMeanwhile: number[] = [];
  while (answered < STORM) {
    const before = answered;
    const { status } = await student.client.get(`/api/attempts/${student.student.email}`);
    answeredMeanwhile.push(answered - before);
    expect(status).toBe(200);
  }
  for (const { status, body, headers } of await Promise.all(calls)) {
    if (status < 400) continue;
    expectEnvelope(body);
    expect([400, 401, 503]).toContain(status);
    if (status === 503) expect(headers.get('retry-after')).toBe('5');
  }
  answeredMeanwhile.sort((one, other) => one - other);
  // Anyone who stood in the same line would see nearly the whole storm answered first.
  expect(answeredMeanwhile[Math.floor(answeredMeanwhile.length / 2)]).toBeLessThan(STORM / 2);
});
