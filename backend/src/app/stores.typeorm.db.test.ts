import type { Application } from '@portal/domain/applications/application.js';
import type { ContactMessage } from '@portal/domain/applications/contact-message.js';
import type { AuditEntry } from '@portal/domain/audit/audit-entry.js';
import type { NewEmail } from '@portal/domain/email/email.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { allStoresContract } from '@portal/domain/testing/contracts/all-stores.contract.js';
import {
  storeTest,
  type StoresUnderTest,
} from '@portal/domain/testing/contracts/stores-under-test.js';
import type { DataSource } from 'typeorm';
import { ApplicationSchema } from '../applications/applications.typeorm.js';
import { ContactMessageSchema } from '../applications/contact-messages.typeorm.js';
import { AuditEntrySchema } from '../audit/audit.typeorm.js';
import { EmailSchema, type StoredEmail } from '../email/email.schema.js';
import { typeormUnitOfWork } from './unit-of-work.typeorm.js';
import { QuestionSchema } from '../questions/questions.typeorm.js';
import { makeRoles, type DatabaseRoles } from '../testing/database-roles.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { newDataSource } from './data-source.js';
import { typeormStores } from './stores.typeorm.js';

let database: TestDatabase;
let roles: DatabaseRoles;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase('template1');
  roles = await makeRoles(database);
  // As a deployed product: the role may change rows, and nothing else.
  dataSource = await newDataSource(roles.appUrl).initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
  await roles.drop();
});

const newEmail = ({ kind, to, replyTo, data, expiresAt }: StoredEmail): NewEmail =>
  ({
    kind,
    to,
    data,
    ...(replyTo ? { replyTo } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  }) as NewEmail;

const underTest = (): StoresUnderTest => ({
  ...typeormUnitOfWork(dataSource, () => undefined),
  stores: typeormStores(dataSource.manager),
  holdMilliseconds: 40,
  async seedQuestions(questions) {
    const rows = questions.map((question) => ({ ...question, live: true, bankHash: null }));
    await dataSource.getRepository(QuestionSchema).upsert(rows, ['id']);
  },
  async emailsTo(to) {
    return (await dataSource.getRepository(EmailSchema).findBy({ to })).map(newEmail);
  },
  async emailStatesTo(to) {
    const rows = await dataSource.getRepository(EmailSchema).findBy({ to });
    return new Map(rows.map(({ id, state }) => [id, state]));
  },
  async failEmail(id) {
    await dataSource.getRepository(EmailSchema).update({ id }, { state: 'failed' });
  },
  auditOf: (subjectId): Promise<AuditEntry[]> =>
    dataSource.getRepository(AuditEntrySchema).find({ where: { subjectId }, order: { at: 'ASC' } }),
  applicationsFrom: (email): Promise<Application[]> =>
    dataSource.getRepository(ApplicationSchema).findBy({ email }),
  messagesFrom: (email): Promise<ContactMessage[]> =>
    dataSource.getRepository(ContactMessageSchema).findBy({ email }),
});

allStoresContract(
  'TypeORM on PostgreSQL',
  storeTest(() => Promise.resolve(underTest())),
);

it('Work that goes on after a statement failed is not taken for committed', async () => {
  const subject = underTest();
  const student = aStudent();
  await subject.run((tx) => tx.students.add(student));
  const added = subject.run((tx) => tx.students.add(student).catch(() => 'never mind'));
  await expect(added).rejects.toThrow('could not be committed');
});
