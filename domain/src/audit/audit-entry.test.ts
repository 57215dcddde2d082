import { aTestContext } from '../testing/a-test-context.js';
import { anAuditEntry } from '../testing/an-audit-entry.js';
import { checkedReason, noteAction, reasonIfNeeded } from './audit-entry.js';
import { ChangedMeanwhile } from '../kernel/errors.js';
import { rejectLostChange } from './reject-lost-change.js';

describe('The reason for an action', () => {
  it.each(['why', 'x'.repeat(500)])('The reason for an action may be %s', (reason) =>
    expect(checkedReason(reason)).toBe(reason),
  );

  it('is kept without the spaces around it', () =>
    expect(checkedReason('  Joined the team\n')).toBe('Joined the team'));

  it.each([
    ['empty', ' ', 'Please say why; it is kept in the audit log.'],
    ['shorter than 3 characters', ' no ', 'Please use at least 3 characters.'],
    ['longer than 500 characters', 'x'.repeat(501), 'Please use at most 500 characters.'],
  ])('is refused if it is %s', (_, reason, message) =>
    expect(() => checkedReason(reason)).toThrow(
      expect.objectContaining({ kind: 'invalid', details: { fields: { reason: message } } }),
    ),
  );

  it.each([
    [true, ' why ', 'why'],
    [false, ' why ', 'why'],
    [false, '  ', ''],
  ])('if one is needed (%s), and %j is given, is %j', (isNeeded, given, kept) =>
    expect(reasonIfNeeded(isNeeded, given)).toBe(kept),
  );

  it('is refused if it is needed and not given', () =>
    expect(() => reasonIfNeeded(true, ' ')).toThrow('Please say why'));
});

it('A note of an action says who did it, and when', async () => {
  const context = await aTestContext();
  const { id: _, ...entry } = anAuditEntry({ at: context.clock.now, adminId: 'a', adminName: 'b' });
  const { at: _at, adminId, adminName: username, ...action } = entry;
  const noted = { ...action, action: 'grant-attempts' } as const;
  await context.unitOfWork.run((tx) => noteAction(tx, context.ids, { adminId, username }, noted));
  expect(context.unitOfWork.audit()).toEqual([{ ...entry, id: expect.any(String) }]);
});

const NOW = { status: 'closed', notes: 'No answer' };

async function save(seen: { [Name in keyof typeof NOW]?: string | undefined }, lastAdmin?: string) {
  return (await aTestContext()).unitOfWork.run(async (tx) => {
    if (lastAdmin) await tx.audit.add(anAuditEntry({ subjectId: 'one', adminName: lastAdmin }));
    await rejectLostChange(tx, { what: 'application', id: 'one', now: NOW, seen });
  });
}

describe('A save', () => {
  it.each([NOW, { notes: 'No answer' }, { status: undefined }])(
    'is taken from an admin who saw %j',
    (seen) => expect(save(seen)).resolves.toBeUndefined(),
  );

  it('is refused to an admin who saw something else, and names the other and the field', async () => {
    const saving = save({ ...NOW, status: 'received' }, 'ravi');
    await expect(saving).rejects.toThrow(ChangedMeanwhile);
    await expect(saving).rejects.toThrow(
      'ravi has changed this application since you opened it (status).',
    );
  });

  it('is refused for a change of which the audit log tells nothing', () =>
    expect(save({ status: 'received', notes: '' })).rejects.toThrow(
      'Somebody has changed this application since you opened it (status, notes).',
    ));
});
