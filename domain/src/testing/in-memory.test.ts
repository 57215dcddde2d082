import { anAdmin } from './an-admin.js';
import { allStoresContract } from './contracts/all-stores.contract.js';
import { storeTest, type StoresUnderTest } from './contracts/stores-under-test.js';
import { InMemoryStores } from './in-memory/in-memory-stores.js';

function setUp(): Promise<StoresUnderTest> {
  const memory = new InMemoryStores();
  const from = <Row extends { email: string }>(rows: ReadonlyMap<string, Row>, email: string) =>
    Promise.resolve([...rows.values()].filter((row) => row.email === email));
  return Promise.resolve({
    run: (work) => memory.run(work),
    stores: memory.stores,
    holdMilliseconds: 1,
    seedQuestions: (questions) => {
      memory.seedQuestions(questions);
      return Promise.resolve();
    },
    emailsTo: (address) => Promise.resolve(memory.emails().filter(({ to }) => to === address)),
    emailStatesTo: (address) => {
      const rows = [...memory.tables.emails.values()].filter(({ email }) => email.to === address);
      return Promise.resolve(new Map(rows.map(({ id, state }) => [id, state])));
    },
    failEmail: (id) => {
      memory.tables.emails.set(id, { ...memory.tables.emails.get(id)!, state: 'failed' });
      return Promise.resolve();
    },
    auditOf: (id) => Promise.resolve(memory.audit().filter(({ subjectId }) => subjectId === id)),
    applicationsFrom: (email) => from(memory.tables.applications, email),
    messagesFrom: (email) => from(memory.tables.messages, email),
  });
}

allStoresContract('in memory', storeTest(setUp));

it('adds the first admin where there is none', async () => {
  const memory = new InMemoryStores();
  const admin = anAdmin();
  await expect(memory.run((tx) => tx.admins.addFirst(admin))).resolves.toBe(true);
  await expect(memory.stores.admins.findByUsername(admin.username)).resolves.toEqual(admin);
});
