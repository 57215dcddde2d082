import { expect, it } from '@jest/globals';
import { drawCode } from '@portal/domain/certificates/certificate-code.js';
import { seededRandom } from '@portal/domain/testing/seeded-random.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { CHECKS } from '../platform/http/limits.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 1 });

const GUESSES = chooseSize(1_000, 10_000);

it('Who guesses codes is told to wait after the first hundred', async () => {
  const random = seededRandom(3);
  const counts = new Map<number, number>();
  const began = performance.now();
  for (let guess = 0; guess < GUESSES; guess += 100) {
    const paths = Array.from({ length: 100 }, () => `/api/documents/${drawCode(random)}`);
    const answers = await Promise.all(paths.map((path) => portal.client.get(path)));
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  const minutes = Math.ceil((performance.now() - began) / 60_000);
  expect([...counts.keys()].sort()).toEqual([404, 429]);
  expect(counts.get(404)!).toBeLessThanOrEqual(CHECKS.points * minutes);
});
