import { describe, it } from '@jest/globals';
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
  /** The stores outside any transaction, for single reads. */
  readonly stores: Stores;
  /** Puts questions in the bank as live; a higher version takes the place of a lower one. */
  seedQuestions(questions: readonly Question[]): Promise<void>;
  /** The mails to this address that were handed on, in any order. */
  emailsTo(address: string): Promise<readonly NewEmail[]>;
  /** What became of the mails to this address, by their ids. */
  emailStatesTo(address: string): Promise<ReadonlyMap<string, EmailState>>;
  /** A sender gives up on this mail. */
  failEmail(id: string): Promise<void>;
  /** What is kept of the actions on this thing, oldest first. */
  auditOf(subjectId: string): Promise<readonly AuditEntry[]>;
  /** The applications that are kept from this email. */
  applicationsFrom(email: string): Promise<readonly Application[]>;
  /** The contact messages that are kept from this email. */
  messagesFrom(email: string): Promise<readonly ContactMessage[]>;
};

/** Called before each test; may hand out the same stores every time. */
type SetUp = () => Promise<StoresUnderTest>;

type Arguments<Row> = Row extends readonly unknown[] ? [...Row] : [row: Row];

/** Tests of the stores that this sets up. */
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

/** Declares tests, each of which begins with the stores. */
export type StoreTest = ReturnType<typeof storeTest>;

/** What each implementation of a port promises, in tests under its name. */
export const contract =
  (port: string, ...parts: readonly ((it: StoreTest) => void)[]) =>
  (name: string, it: StoreTest): void => {
    describe(`${name}: ${port}`, () => parts.forEach((part) => part(it)));
  };
