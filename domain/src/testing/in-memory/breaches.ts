import { type Breach, BREACHED_DATA, type BreachedData } from '../../breaches/breach.js';
import type { Affected, BreachRegister } from '../../breaches/ports.js';
import { inMemory, type Tables, type TablesNow } from './tables.js';

type Owner = { readonly email: string; readonly name: string; readonly createdAt: Date };

/** Whose data of each kind it is, in the order in which their names count. */
function ownersOf(tables: Tables): Readonly<Record<BreachedData, readonly Owner[]>> {
  const students = [...tables.students.values()].filter(({ erasedAt }) => !erasedAt);
  const withTheir = (rows: Iterable<{ readonly studentId: string; readonly startedAt: Date }>) =>
    [...rows].flatMap(({ studentId, startedAt }) => {
      const student = students.find(({ id }) => id === studentId);
      return student ? [{ ...student, createdAt: startedAt }] : [];
    });
  const payments = [...tables.payments.values()];
  return {
    account: students,
    tests: withTheir(tables.attempts.values()),
    payments: withTheir(payments.map((one) => ({ ...one, startedAt: one.createdAt }))),
    applications: [...tables.applications.values()],
    messages: [...tables.messages.values()],
  };
}

/** The breaches in memory. */
export function inMemoryBreaches(now: TablesNow) {
  const isTold = (number: string, email: string) => now().breachNotices.has(`${number} ${email}`);
  const untold = (breach: Breach): readonly Affected[] => {
    const owners = ownersOf(now());
    const people = new Map<string, Affected>();
    for (const kind of BREACHED_DATA.filter((one) => breach.data.includes(one))) {
      for (const { email: address, name, createdAt } of owners[kind]) {
        const email = address.toLowerCase();
        const isMeant = breach.emails.length === 0 || breach.emails.includes(email);
        if (createdAt > breach.until || !isMeant || isTold(breach.number, email)) continue;
        const known = people.get(email) ?? { email, name, data: [] };
        people.set(email, { ...known, data: [...new Set([...known.data, kind])] });
      }
    }
    return [...people.values()].sort((one, other) => (one.email < other.email ? -1 : 1));
  };
  return inMemory<BreachRegister>({
    keep(breach) {
      const { breaches } = now();
      if (!breaches.has(breach.number)) breaches.set(breach.number, { ...breach, emails: [] });
      return breaches.get(breach.number)!;
    },
    untold: (breach, most) => untold(breach).slice(0, most),
    noteTold(number, emails) {
      const news = emails.filter((email) => !isTold(number, email));
      for (const email of news) now().breachNotices.add(`${number} ${email}`);
      return news;
    },
    count: (breach) => ({
      told: [...now().breachNotices].filter((one) => one.startsWith(`${breach.number} `)).length,
      untold: untold(breach).length,
    }),
  });
}
