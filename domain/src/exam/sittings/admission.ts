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

const isAdmitted = ({ admission: { state } }: Entry): boolean => state === 'admitted';

/** The entries that bind a student now: as long as there is one, a test starts in that room or not at all. */
const bindingEntries = (entries: readonly Entry[], now: Date): readonly Entry[] =>
  entries.filter(
    ({ admission: { state }, sitting }) =>
      (state === 'waiting' || state === 'admitted') && sittingState(sitting, now) === 'open',
  );

/** Where a test starts on this device: in a room, or, without an entry, at home (null). @throws AdmissionNeeded,
 * SittingNotBegun, DomainNotInSitting */
export function seatOf(
  entries: readonly Entry[],
  { device, domain }: { readonly device: string | null; readonly domain: string },
  now: Date,
): Entry | null {
  const binding = bindingEntries(entries, now);
  if (binding.length === 0) return null;
  const seat = binding.find((entry) => isAdmitted(entry) && entry.admission.device === device);
  if (!seat) throw new AdmissionNeeded();
  if (!isInWindow(seat.sitting, now)) throw new SittingNotBegun();
  if (!seat.sitting.domains.some((one) => one === domain)) throw new DomainNotInSitting();
  return seat;
}

type OwnState = Exclude<AdmissionState, 'replaced'> | 'on-another-device';

/** What a student's page shows on this device; null without an entry. */
export function ownSeat(entries: readonly Entry[], device: string | null, now: Date) {
  const open = entries.filter(({ sitting }) => sittingState(sitting, now) === 'open');
  const here = open.find(
    ({ admission }) => admission.device === device && admission.state !== 'replaced',
  );
  const entry = here ?? bindingEntries(open, now)[0];
  if (!entry) return null;
  const { admission, sitting, isFeeWaived } = entry;
  const { id, place, startsAt, endsAt, domains } = sitting;
  const state = here ? (admission.state as OwnState) : 'on-another-device';
  return { id, place, startsAt, endsAt, domains, state, reason: admission.reason, isFeeWaived };
}
