import { addOpenAttempts, submitCall, type OpenAttempt } from './students.js';

/** Submits of others, so many at a time. */
const WAVES = 10;
const AT_A_TIME = 5;

/** Submits a student's test; how it was answered, and after how long. */
export async function submit(
  productUrl: string,
  one: OpenAttempt,
): Promise<{ status: number; ms: number }> {
  const { path, token, body } = submitCall(one);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const began = performance.now();
  const answer = await fetch(`${productUrl}${path}`, { method: 'POST', headers, body: body ?? '' });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began };
}

/** How many milliseconds submits take of students who have nothing to do with what is measured. */
export async function timesOfOthers(
  productUrl: string,
  databaseUrl: string,
): Promise<readonly number[]> {
  const others = await addOpenAttempts(databaseUrl, WAVES * AT_A_TIME);
  const times: number[] = [];
  for (let wave = 0; wave < WAVES; wave++) {
    const now = others.slice(wave * AT_A_TIME, (wave + 1) * AT_A_TIME);
    const answers = await Promise.all(now.map((one) => submit(productUrl, one)));
    const failed = answers.find(({ status }) => status !== 200);
    if (failed) throw new Error(`A submit of another student was answered ${failed.status}`);
    times.push(...answers.map(({ ms }) => ms));
  }
  return times;
}
