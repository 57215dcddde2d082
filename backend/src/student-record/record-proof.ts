import type { TimelineEntry, Reader } from './record-part.js';

/** The lists that show what an admin acted on. */
const LISTS: Readonly<Record<string, string>> = {
  payment: 'payments',
  attempt: 'attempts',
  accommodation: 'accommodations',
};

/** An owner is led to the entry of the audit log, others to what was acted on. */
export function proofOf({ id, facts: { subject, subjectId } }: TimelineEntry, reader: Reader) {
  if (reader === 'owner') return { resource: 'audit', id };
  const resource = LISTS[String(subject)] ?? null;
  return { resource, id: resource ? String(subjectId) : id };
}
