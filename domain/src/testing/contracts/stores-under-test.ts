import type { Application } from '../../applications/application.js';
import type { ContactMessage } from '../../applications/contact-message.js';
import type { AuditEntry } from '../../audit/audit-entry.js';
import type { EmailState, NewEmail } from '../../email/email.js';
import type { UnitOfWork } from '../../kernel/transaction.js';
import type { Question } from '../../questions/question.js';
import type { Stores } from '../../stores.js';
import { testWith } from '../test-with.js';

/** One technology's stores, and what a contract needs beside the ports to look into them. */
export type StoresUnderTest = UnitOfWork<Stores> & {
  readonly stores: Stores;
  /** How long a transaction is held open for another to overlap with it. */
  readonly holdMilliseconds: number;
  seedQuestions(questions: readonly Question[]): Promise<void>;
  emailsTo(address: string): Promise<readonly NewEmail[]>;
  emailStatesTo(address: string): Promise<ReadonlyMap<string, EmailState>>;
  failEmail(id: string): Promise<void>;
  auditOf(subjectId: string): Promise<readonly AuditEntry[]>;
  applicationsFrom(email: string): Promise<readonly Application[]>;
  messagesFrom(email: string): Promise<readonly ContactMessage[]>;
};

type SetUp = () => Promise<StoresUnderTest>;

type Arguments<Row> = Row extends readonly unknown[] ? [...Row] : [row: Row];

export const storeTest = (setUp: SetUp) =>
  Object.assign(testWith(setUp), {
    each:
      <const Row>(rows: readonly Row[]) =>
      (
        title: string,
        test: (subject: StoresUnderTest, ...row: Arguments<Row>) => Promise<void>,
      ): void => {
        it.each(rows as readonly unknown[])(title, async (...row) =>
          test(await setUp(), ...(row as Arguments<Row>)),
        );
      },
  });

export type StoreTest = ReturnType<typeof storeTest>;

export const contract =
  (port: string, ...parts: readonly ((it: StoreTest) => void)[]) =>
  (name: string, it: StoreTest): void => {
    describe(`${name}: ${port}`, () => parts.forEach((part) => part(it)));
  };
