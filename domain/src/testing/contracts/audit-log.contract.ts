import { describe, expect, it } from '@jest/globals';
import { TRACES } from '../../audit/audit-entry.js';
import { anAuditEntry } from '../an-audit-entry.js';
import type { SetUp } from './stores-under-test.js';
import { undone } from './transactions.js';

/** What every {@link AuditLog} promises. */
export function auditLogContract(name: string, setUp: SetUp): void {
  describe(`${name}: AuditLog`, () => {
    it('keeps what was done, with before and after', async () => {
      const under = await setUp();
      const entry = anAuditEntry();
      await under.unitOfWork.run((tx) => tx.audit.add(entry));
      await expect(under.auditOf(entry.subjectId)).resolves.toEqual([entry]);
    });

    it('tells what was done last to a thing', async () => {
      const under = await setUp();
      const first = anAuditEntry({ at: new Date('2026-01-01') });
      const last = anAuditEntry({ subjectId: first.subjectId, at: new Date('2026-01-02') });
      const ofAnother = anAuditEntry({ at: new Date('2026-01-03') });
      await under.unitOfWork.run(async (tx) => {
        for (const entry of [last, first, ofAnother]) await tx.audit.add(entry);
      });
      const told = under.unitOfWork.run((tx) => tx.audit.latest(first.subjectId));
      await expect(told).resolves.toEqual(last);
      const ofNone = under.unitOfWork.run((tx) => tx.audit.latest(anAuditEntry().subjectId));
      await expect(ofNone).resolves.toBeNull();
    });

    it.each(TRACES)('does not take a %s for a change', async (action) => {
      const under = await setUp();
      const change = anAuditEntry({ at: new Date('2026-01-01') });
      const trace = anAuditEntry({
        subjectId: change.subjectId,
        at: new Date('2026-01-02'),
        action,
      });
      await under.unitOfWork.run(async (tx) => {
        for (const entry of [change, trace]) await tx.audit.add(entry);
      });
      const last = under.unitOfWork.run((tx) => tx.audit.latest(change.subjectId));
      await expect(last).resolves.toEqual(change);
    });

    it('tells the last change but those that are not asked for', async () => {
      const under = await setUp();
      const change = anAuditEntry({ at: new Date('2026-01-01') });
      const { subjectId } = change;
      const noted = anAuditEntry({ subjectId, at: new Date('2026-01-02'), action: 'add-note' });
      await under.unitOfWork.run(async (tx) => {
        for (const entry of [change, noted]) await tx.audit.add(entry);
      });
      const latest = (besides?: readonly string[]) =>
        under.unitOfWork.run((tx) => tx.audit.latest(subjectId, besides));
      await expect(latest()).resolves.toEqual(noted);
      await expect(latest(['add-note'])).resolves.toEqual(change);
    });

    it('keeps an action that has no before', async () => {
      const under = await setUp();
      const entry = anAuditEntry({ before: null, after: null });
      await under.unitOfWork.run((tx) => tx.audit.add(entry));
      await expect(under.auditOf(entry.subjectId)).resolves.toEqual([entry]);
    });

    it('keeps nothing of a transaction that throws', async () => {
      const under = await setUp();
      const entry = anAuditEntry();
      await undone(under.unitOfWork, (tx) => tx.audit.add(entry));
      await expect(under.auditOf(entry.subjectId)).resolves.toEqual([]);
    });
  });
}
