import type { Admission, Entry } from '../../exam/sittings/admission.js';
import type { SittingRepository } from '../../exam/sittings/ports.js';
import { inMemory, rejectDuplicate, removeRows, rowOf, rowsOf, type TablesNow } from './tables.js';

export function inMemorySittings(now: TablesNow) {
  const keyOf = (sittingId: string, email: string) => `${sittingId} ${email}`;
  const entriesOf = (owner: string): readonly Entry[] =>
    rowsOf(now().admissions, { studentId: owner }, 'enteredAt')
      .reverse()
      .map((admission) => {
        const email = now().students.get(owner)?.email ?? '';
        return {
          admission,
          sitting: now().sittings.get(admission.sittingId)!,
          isFeeWaived: now().expected.get(keyOf(admission.sittingId, email))?.isFeeWaived ?? false,
        };
      })
      .filter(({ sitting: { closedAt, withdrawnAt } }) => !closedAt && !withdrawnAt);
  return inMemory<SittingRepository>({
    save: (sitting) => void now().sittings.set(sitting.id, sitting),
    find: (id) => now().sittings.get(id) ?? null,
    listUnended: (moment) =>
      rowsOf(
        now().sittings,
        ({ endsAt, closedAt, withdrawnAt }) => endsAt >= moment && !closedAt && !withdrawnAt,
      ),
    expect(sittingId, emails) {
      const added = emails.filter((email) => !now().expected.has(keyOf(sittingId, email)));
      return added.map((email) => {
        const one = { email, isFeeWaived: false };
        now().expected.set(keyOf(sittingId, email), { sittingId, ...one });
        return one;
      });
    },
    expected: (wanted) =>
      rowsOf(now().expected, { sittingId: wanted }).map(({ email, isFeeWaived }) => ({
        email,
        isFeeWaived,
      })),
    waiveFees: (wanted) =>
      rowsOf(now().expected, { sittingId: wanted, isFeeWaived: false }).map((one) => {
        now().expected.set(keyOf(wanted, one.email), { ...one, isFeeWaived: true });
        return { email: one.email, isFeeWaived: true };
      }),
    entriesOf,
    admissions: (which) => rowsOf<Admission>(now().admissions, which, 'enteredAt'),
    saveAdmission(admission) {
      const { sittingId, studentId, device } = admission;
      const same = rowOf(now().admissions, { sittingId, studentId, device });
      rejectDuplicate(same && same.id !== admission.id, 'device in a sitting');
      now().admissions.set(admission.id, admission);
    },
    addIncident: (incident) => void now().incidents.set(incident.id, incident),
    attemptsIn: (wanted) =>
      rowsOf(now().attempts, { sittingId: wanted }).map(({ id, studentId, state }) => ({
        ...{ id, studentId, state },
      })),
    removeOf(owner, emails) {
      removeRows(now().admissions, { studentId: owner });
      removeRows(now().incidents, ({ studentId }) => studentId === owner);
      removeRows(now().expected, ({ email }) => emails.includes(email));
    },
  });
}
