import { describe, expect, it } from '@jest/globals';
import { aTestContext } from '../testing/a-test-context.js';
import { anAuditEntry } from '../testing/an-audit-entry.js';
import { ChangedMeanwhile } from '../kernel/errors.js';
import { rejectLostChange } from './reject-lost-change.js';

const NOW = { status: 'closed', notes: 'No answer' };

async function save(seen: { [Name in keyof typeof NOW]?: string | undefined }, lastAdmin?: string) {
  const { unitOfWork } = await aTestContext();
  return unitOfWork.run(async (tx) => {
    if (lastAdmin) await tx.audit.add(anAuditEntry({ subjectId: 'one', adminName: lastAdmin }));
    await rejectLostChange(tx, { what: 'application', id: 'one', now: NOW, seen });
  });
}

describe('A save', () => {
  it.each([NOW, { notes: 'No answer' }, { status: undefined }])(
    'is taken from an admin who saw %j',
    async (seen) => {
      await expect(save(seen)).resolves.toBeUndefined();
    },
  );

  it('is refused to an admin who saw something else, and names the other and the field', async () => {
    const saving = save({ ...NOW, status: 'received' }, 'ravi');
    await expect(saving).rejects.toThrow(ChangedMeanwhile);
    await expect(saving).rejects.toThrow(
      'ravi has changed this application since you opened it (status).',
    );
  });

  it('is refused for a change of which the audit log tells nothing', async () => {
    await expect(save({ status: 'received', notes: '' })).rejects.toThrow(
      'Somebody has changed this application since you opened it (status, notes).',
    );
  });
});
