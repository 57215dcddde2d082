import type { Attempt } from '../attempt.js';
import { AttemptNotFound } from '../errors.js';
import type { ExamStores } from '../ports.js';
import { AdmissionNeeded } from './errors.js';

/** The browser, by a keyed hash of its device cookie; null without one. */
export type OnDevice = { readonly device?: string | null };

/** A test that began in a room goes on only on the device that is admitted there. @throws AdmissionNeeded */
export async function rejectOtherDevice(
  { sittings }: ExamStores,
  { sittingId, studentId }: Attempt,
  { device }: OnDevice,
): Promise<void> {
  if (!sittingId) return;
  const here = { sittingId, studentId, device: device ?? '', state: 'admitted' } as const;
  if ((await sittings.admissions(here)).length === 0) throw new AdmissionNeeded();
}

/** Lets only the page of the student's own test pass. @throws AttemptNotFound, AdmissionNeeded */
export async function rejectOtherPage(
  stores: ExamStores,
  page: OnDevice & { readonly attemptId: string; readonly studentId: string },
): Promise<void> {
  const attempt = await stores.attempts.find(page.attemptId);
  if (attempt?.studentId !== page.studentId) throw new AttemptNotFound();
  await rejectOtherDevice(stores, attempt, page);
}
