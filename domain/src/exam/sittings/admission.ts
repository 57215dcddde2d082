import type { TestDomain } from '../../kernel/choices.js';
import type { Attempt } from '../attempt.js';
import { AttemptNotFound } from '../errors.js';
import type { ExamStores } from '../ports.js';
import { AdmissionNeeded, DomainNotInSitting, SittingNotBegun } from './errors.js';
import { isInWindow, sittingState, type SupervisedSitting } from './supervised-sitting.js';

/** It is replaced once another device of the same student is admitted. */
type AdmissionState = 'waiting' | 'admitted' | 'declined' | 'replaced';

/** A student's wish to sit in a room, on one device. */
export type Admission = {
  readonly id: string;
  readonly sittingId: string;
  readonly studentId: string;
  /** A keyed hash of the browser's device cookie. */
  readonly device: string;
  readonly state: AdmissionState;
  /** Why it was declined; the student reads it. */
  readonly reason: string;
  readonly enteredAt: Date;
  readonly decidedAt: Date | null;
  readonly adminId: string | null;
};

/** An admission with its sitting, and whether the fee is waived for the student there. */
export type Entry = {
  readonly admission: Admission;
  readonly sitting: SupervisedSitting;
  readonly isFeeWaived: boolean;
};

const isOpen = ({ sitting }: Entry, now: Date): boolean => sittingState(sitting, now) === 'open';

/** Whether it binds a student now: as long as one does, a test starts in that room or not at all. */
const binds = (entry: Entry, now: Date): boolean =>
  ['waiting', 'admitted'].includes(entry.admission.state) && isOpen(entry, now);

/** Where a test starts on this device: in a room, or, without an entry, at home (null). @throws AdmissionNeeded,
 * SittingNotBegun, DomainNotInSitting */
export function seatOf(
  entries: readonly Entry[],
  { device, domain }: { readonly device: string | null; readonly domain: TestDomain },
  now: Date,
): Entry | null {
  const binding = entries.filter((entry) => binds(entry, now));
  if (binding.length === 0) return null;
  const seat = binding.find(
    ({ admission }) => admission.state === 'admitted' && admission.device === device,
  );
  if (!seat) throw new AdmissionNeeded();
  if (!isInWindow(seat.sitting, now)) throw new SittingNotBegun();
  if (!seat.sitting.domains.includes(domain)) throw new DomainNotInSitting();
  return seat;
}

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

/** What a student's page shows on this device; null without an entry. */
export function ownSeat(entries: readonly Entry[], device: string | null, now: Date) {
  const here = entries.find(
    (entry) =>
      entry.admission.device === device &&
      entry.admission.state !== 'replaced' &&
      isOpen(entry, now),
  );
  const entry = here ?? entries.find((one) => binds(one, now));
  if (!entry) return null;
  const { admission, sitting, isFeeWaived } = entry;
  const { place, startsAt, domains } = sitting;
  const state = here ? admission.state : 'on-another-device';
  return { place, startsAt, domains, state, reason: admission.reason, isFeeWaived };
}
