import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { askForOrder } from '../testing/orders.js';
import { adminToken, signedInStudent } from '../testing/students.js';
import type { Answer } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';
import { NOW } from '../platform/database/now.sql.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const admin = portal.client.as(await adminToken(portal));

type Shown = {
  readonly settings: typeof DEFAULT_POLICY & { companyInbox: string; version: number };
  readonly configuredInbox: string;
  readonly changes: readonly { readonly version: number }[];
  readonly lastChange: { at: string; by: string; reason: string } | null;
};

const shown = async (): Promise<Shown> => (await admin.get('/api/admin/settings')).body as Shown;

const change = async (changes: Record<string, unknown>): Promise<Answer> =>
  admin.put('/api/admin/settings', {
    ...(await shown()).settings,
    reason: 'The new season begins',
    ...changes,
  });

const changed = async (changes: Record<string, unknown>): Promise<void> =>
  expect(await change(changes)).toMatchObject({ status: 200, body: { settings: changes } });

describe('The settings', () => {
  it("are the domain's until an owner changes them, and say who did", async () => {
    expect(await shown()).toEqual({
      success: true,
      settings: { ...DEFAULT_POLICY, companyInbox: '', version: 0, termsVersion: 0 },
      configuredInbox: 'hello@example.com',
      changes: [],
      lastChange: null,
    });
    const answer = await change({ questionsPerTest: 12, companyInbox: 'office@example.com' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(await shown());
    expect(answer.body).toMatchObject({
      settings: {
        questionsPerTest: 12,
        companyInbox: 'office@example.com',
        version: 1,
        termsVersion: 1,
      },
      lastChange: { by: 'admin', reason: 'The new season begins' },
    });
    const { body } = await admin.get('/api/admin/audit?filter={"subject":"settings"}');
    expect(body).toMatchObject([
      {
        action: 'change-settings',
        before: { questionsPerTest: 10, companyInbox: '' },
        after: { questionsPerTest: 12, companyInbox: 'office@example.com' },
      },
    ]);
    await changed({ questionsPerTest: 10, companyInbox: '' });
  });
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

it('A change with a date waits, can be seen and taken back, and takes effect by the clock of the database', async () => {
  const answer = await change({ feeRupees: 910, effectiveAt: inAnHour() });
  expect(answer).toMatchObject({ status: 200, body: { settings: { feeRupees: 500 } } });
  const [scheduled] = (answer.body as Shown).changes;
  expect(scheduled).toMatchObject({ figures: { feeRupees: 910 }, madeBy: 'admin' });
  const version = scheduled!.version;
  const takeBack = { change: version, reason: 'Not yet' };
  const taken = (await admin.post('/api/admin/settings/take-back', takeBack)).body as Shown;
  expect(taken.changes[0]).toMatchObject({ version, takenBackBy: 'admin' });

  await change({ feeRupees: 930, effectiveAt: inAnHour() });
  const due = `UPDATE settings_changes SET effective_at = ${NOW} WHERE taken_back_at IS NULL
    AND effective_at > ${NOW}`;
  await portal.dataSource.query(due);
  expect((await shown()).settings).toMatchObject({ feeRupees: 930 });
  const { body } = await askForOrder((await signedInStudent(portal)).client, { amount: 930 });
  expect(body).toMatchObject({ order: { amount: 93_000 } });
  await changed({ feeRupees: 500 });
});
