import { PicturesBusy } from '@portal/domain/accounts/index.js';
import { semaphore } from '../platform/concurrency/semaphore.js';

const turns = semaphore({
  // Decoding uses a whole core, so the others are left to requests.
  atOnce: 1,
  ofOne: { waiting: 4 },
  // Each one that waits holds up to 5 MB.
  waiting: 20,
  patienceMs: 20_000,
  refusal: () => new PicturesBusy(),
});

/** @throws PicturesBusy if too many wait, of this student or in all */
export const limitDecoding = <Outcome>(
  studentId: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> => turns.pass(work, { owner: studentId });
