import { expect } from '@jest/globals';
import { TRACES } from '../../audit/audit-entry.js';
import { anAuditEntry } from '../an-audit-entry.js';
import { contract } from './stores-under-test.js';

/** What every {@link AuditLog} promises. */
export const auditLogContract = contract('AuditLog', (it) => {
  it('keeps what was done, with before and after', async (subject) => {
    const entry = anAuditEntry();
    const at = new Date('2026-01-01');
    const created = anAuditEntry({ subjectId: entry.subjectId, at, before: null, after: null });
    await subject.run((tx) => tx.audit.add(entry));
    await subject.run((tx) => tx.audit.add(created));
    await expect(subject.auditOf(entry.subjectId)).resolves.toEqual([entry, created]);
  });

  it('tells what was done last to a thing', async (subject) => {
    const first = anAuditEntry({ at: new Date('2026-01-01') });
    const last = anAuditEntry({ subjectId: first.subjectId, at: new Date('2026-01-02') });
    const ofAnother = anAuditEntry({ at: new Date('2026-01-03') });
    await subject.run(async (tx) => {
      for (const entry of [last, first, ofAnother]) await tx.audit.add(entry);
    });
    await expect(subject.run((tx) => tx.audit.latest(first.subjectId))).resolves.toEqual(last);
    const ofNone = subject.run((tx) => tx.audit.latest(anAuditEntry().subjectId));
    await expect(ofNone).resolves.toBeNull();
  });

  it.each(TRACES)('does not take a %s for a change', async (subject, action) => {
    const change = anAuditEntry({ at: new Date('2026-01-01') });
    const trace = anAuditEntry({ subjectId: change.subjectId, at: new Date('2026-01-02'), action });
    await subject.run(async (tx) => {
      for (const entry of [change, trace]) await tx.audit.add(entry);
    });
    await expect(subject.run((tx) => tx.audit.latest(change.subjectId))).resolves.toEqual(change);
  });

  it('tells the last change but those that are not asked for', async (subject) => {
    const change = anAuditEntry({ at: new Date('2026-01-01') });
    const { subjectId } = change;
    const noted = anAuditEntry({ subjectId, at: new Date('2026-01-02'), action: 'add-note' });
    await subject.run(async (tx) => {
      for (const entry of [change, noted]) await tx.audit.add(entry);
    });
    const latest = (besides?: readonly string[]) =>
      subject.run((tx) => tx.audit.latest(subjectId, besides));
    await expect(latest()).resolves.toEqual(noted);
    await expect(latest(['add-note'])).resolves.toEqual(change);
  });
});
