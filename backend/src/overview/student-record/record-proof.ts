import { type AdminRole, isAllowed } from '@portal/domain/staff/index.js';
import type { TimelineEntry } from './record-part.js';

export type Proof = { readonly resource: string | null; readonly id: string };

const LISTS: Readonly<Record<string, string>> = {
  payment: 'payments',
  attempt: 'attempts',
  application: 'applications',
  certificate: 'certificates',
  email: 'emails',
  message: 'messages',
};

const reads = (reader: AdminRole): boolean => isAllowed(reader, ['support']);

function ofAdmin({ id, facts: { subject, subjectId } }: TimelineEntry, reader: AdminRole): Proof {
  if (reader === 'owner') return { resource: 'audit', id };
  const resource = LISTS[String(subject)] ?? null;
  return { resource, id: resource ? String(subjectId) : id };
}

/** A link that shows that an entry is true, as far as the reader may see it: the admin's action, the mail about it, or
 * the list. */
export function proofOf(entry: TimelineEntry, reader: AdminRole, resource: string | null): Proof {
  const { kind, id, facts } = entry;
  if (kind === 'admin') return ofAdmin(entry, reader);
  if (facts.auditId && reader === 'owner') return { resource: 'audit', id: String(facts.auditId) };
  if (facts.mailId && reads(reader)) return { resource: 'emails', id: String(facts.mailId) };
  if (kind === 'consent') return { resource: LISTS[String(facts.purpose)] ?? null, id };
  return { resource, id };
}
