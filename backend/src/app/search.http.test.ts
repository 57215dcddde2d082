import { addMessage } from '../testing/messages.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { passedStudent } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

type Found = { resource: string; id: string; title: string; line: string };

let one: SignedIn;
let code: string;

async function search(q: string, role: AdminRole = 'owner'): Promise<readonly Found[]> {
  const client = portal.client.as(await adminTokenOf(portal, role));
  const { status, body } = await client.get(`/api/admin/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as { found: Found[] }).found;
}

const resources = (found: readonly Found[]): string[] => [
  ...new Set(found.map(({ resource }) => resource)),
];

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(async () => {
  const passed = await passedStudent(portal, { name: 'Zoya Qureshi', phone: '+91 98450 12101' });
  one = passed;
  code = passed.certificate.code;
  await addMessage(portal, 'zoya@example.com', 'A receipt, please');
  await portal.dataSource.query(
    `INSERT INTO payments (id, student_id, receipt, order_id, amount, currency, state, created_at)
     SELECT gen_random_uuid(), id, 'r-zoya', 'order_Zoya1', 50000, 'INR', 'open', '2026-11-01'
     FROM students WHERE id = $1`,
    [one.student.id],
  );
});

describe('The search over everything', () => {
  it('finds a name in all lists that hold it, each with what tells it apart', async () => {
    const found = await search('zoya qure');
    expect(resources(found)).toEqual(['students', 'payments', 'certificates']);
    expect(found[0]).toEqual({
      resource: 'students',
      id: one.student.id,
      title: 'Zoya Qureshi',
      line: `${one.student.email} · +91 98450 12101 · Paid`,
    });
    expect(resources(await search('zoya'))).toContain('messages');
  });

  it.each(['Sastri', 'śāstrī', 'S\u0301a\u0304stri\u0304', 'ŚĀSTRĪ'])(
    'finds a name whatever marks its letters have: %s',
    async (typed) => {
      const { student } = await paidStudent(portal, { name: 'Meera Śāstrī' });
      expect(await search(typed)).toContainEqual(expect.objectContaining({ id: student.id }));
    },
  );

  it.each([
    ...['9845012101', '+91 9845012101', '098450 12101', '98450-12101', '+919845012', '98450 1'],
    ...['2101', '5012', '1210', '501 21 01', 'ureshi', 'Zoya Quershi', 'zoya qurehsi', 'zyoa'],
  ])(
    'finds a student by the number, a part of it or of the name, or a name with a slip: "%s"',
    async (typed) => {
      expect(await search(typed)).toContainEqual(expect.objectContaining({ id: one.student.id }));
    },
  );

  it('finds an address as far as it is typed, and none whose words only begin like it', async () => {
    for (const email of ['meera-7@example.com', 'meera-70@example.com']) {
      const values = [(await paidStudent(portal, { name: 'Meera Nair' })).student.id, email];
      await portal.dataSource.query('UPDATE students SET email = $2 WHERE id = $1', values);
    }
    const addresses = async (typed: string) =>
      (await search(typed))
        .filter(({ resource }) => resource === 'students')
        .map(({ line }) => line.split(' · ')[0]);
    expect(await addresses('meera-7@example.com')).toEqual(['meera-7@example.com']);
    expect(await addresses('Meera-7@example.co')).toEqual(['meera-7@example.com']);
    expect(await addresses('nai meera-7')).toHaveLength(2);
  });

  it('finds an order, a code in any form, and a question by its id', async () => {
    expect(resources(await search('order_Zoya1'))).toEqual(['payments']);
    expect(await search('Zoya1')).toMatchObject([
      { resource: 'payments', title: '₹500 · Zoya Qureshi · 1 Nov' },
    ]);
    expect(await search(code.slice(2, 7))).toMatchObject([{ resource: 'certificates' }]);
    const printed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    expect(await search(printed)).toMatchObject([{ resource: 'certificates' }]);
    expect(await search('hr-001')).toContainEqual(
      expect.objectContaining({ resource: 'questions', id: 'hr-001' }),
    );
  });

  it('keeps to the lists that a role may read', async () => {
    expect(resources(await search('qureshi', 'finance'))).toEqual(['students', 'payments']);
    expect(resources(await search('qureshi', 'content'))).toEqual(['certificates']);
    expect(await search('hr-001', 'support')).toEqual([]);
  });

  it.each(['', 'z', '%%', '()', "' OR quereshi = nobody --", '12345678901234567890'])(
    'finds nothing for "%s", and says so calmly',
    async (typed) => {
      expect(await search(typed)).toEqual([]);
    },
  );
});
