import type { TestDomain } from '../../kernel/choices.js';
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
