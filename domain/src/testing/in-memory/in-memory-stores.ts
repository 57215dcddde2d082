import type { AuditEntry } from '../../audit/audit-entry.js';
import type { NewEmail } from '../../email/email.js';
import type { UnitOfWork } from '../../kernel/transaction.js';
import type { Question } from '../../questions/question.js';
import type { Policy } from '../../settings/policy.js';
import type { Stores } from '../../stores.js';
import { TestClock } from '../test-clock.js';
import { inMemoryAccommodations } from './accommodations.js';
import {
  inMemoryAdmins,
  inMemoryAvatars,
  inMemoryCodes,
  inMemoryStudents,
  inMemoryVisits,
} from './accounts.js';
import { inMemoryAudit } from './administration.js';
import { inMemoryApplications, inMemoryMessages } from './applications.js';
import { inMemoryBadges } from './badges.js';
import { inMemoryCorrections } from './corrections.js';
import { inMemoryCertificates } from './certificates.js';
import { inMemoryCreditNotes } from './credit-notes.js';
import { inMemoryOutbox } from './emails.js';
import { inMemoryAttempts, inMemoryResults } from './exam.js';
import { inMemoryInterventions } from './interventions.js';
import { inMemoryLateAnswers } from './late-answers.js';
import { oneAtATime } from './one-at-a-time.js';
import { inMemoryPasskeyChallenges } from './passkeys.js';
import { inMemoryPayments } from './payments.js';
import { inMemoryConsents, inMemorySealedCopies } from './privacy.js';
import { inMemoryProviderEvents } from './provider-events.js';
import { inMemoryQuestionDisputes } from './question-disputes.js';
import { inMemoryQuestions } from './question-bank.js';
import { inMemoryReceipts } from './receipts.js';
import { inMemoryRefunds } from './refunds.js';
import { inMemoryRegrades, inMemoryRulings } from './rulings.js';
import { inMemorySessions } from './sessions.js';
import { inMemorySettlements } from './settlements.js';
import { inMemoryDifferences } from './differences.js';
import { inMemorySettings } from './settings.js';
import { copyOf, noRows, type Tables, type TablesNow } from './tables.js';

const storesOver = (now: TablesNow, clock: TestClock): Stores => ({
  students: inMemoryStudents(now),
  admins: inMemoryAdmins(now),
  passkeyChallenges: inMemoryPasskeyChallenges(now),
  avatars: inMemoryAvatars(now),
  codes: inMemoryCodes(now),
  corrections: inMemoryCorrections(now),
  visits: inMemoryVisits(now),
  sessions: inMemorySessions(now),
  consents: inMemoryConsents(now),
  sealedCopies: inMemorySealedCopies(now),
  applications: inMemoryApplications(now),
  messages: inMemoryMessages(now),
  payments: inMemoryPayments(now),
  refunds: inMemoryRefunds(now),
  receipts: inMemoryReceipts(now),
  creditNotes: inMemoryCreditNotes(now),
  settlements: inMemorySettlements(now),
  differences: inMemoryDifferences(now),
  providerEvents: inMemoryProviderEvents(now),
  questions: inMemoryQuestions(now),
  accommodations: inMemoryAccommodations(now),
  attempts: inMemoryAttempts(now, clock),
  results: inMemoryResults(now),
  rulings: inMemoryRulings(now),
  regrades: inMemoryRegrades(now),
  questionDisputes: inMemoryQuestionDisputes(now),
  interventions: inMemoryInterventions(now),
  lateAnswers: inMemoryLateAnswers(now),
  certificates: inMemoryCertificates(now, clock),
  badges: inMemoryBadges(now),
  emails: inMemoryOutbox(now),
  policy: inMemorySettings(now, clock),
  audit: inMemoryAudit(now),
});

/** Stores in memory: transactions run one at a time on a copy, which is kept when they end well. */
export class InMemoryStores implements UnitOfWork<Stores> {
  /** What was committed. */
  tables: Tables = noRows();
  /** The stores outside any transaction, for single reads; write through {@link run}. */
  readonly stores: Stores;
  readonly #inTurn = oneAtATime();

  constructor(readonly clock = new TestClock()) {
    this.stores = storesOver(() => this.tables, clock);
  }

  /** The figures in force. */
  get policy(): Policy {
    return this.tables.settings.policy;
  }

  set policy(policy: Policy) {
    this.tables.settings = { ...this.tables.settings, policy };
  }

  run: UnitOfWork<Stores>['run'] = (work) =>
    this.#inTurn(async () => {
      const draft = copyOf(this.tables);
      const stores = storesOver(() => draft, this.clock);
      const outcome = await work({ ...stores, now: this.clock.now });
      this.tables = draft;
      return outcome;
    });

  /** Puts questions in the bank; one of the same id takes the place of an earlier one. */
  seedQuestions(questions: readonly Question[]): void {
    for (const one of questions) {
      this.tables.questions.set(one.id, { ...one, live: true });
      this.tables.questionVersions.set(`${one.id}@${one.version}`, one);
    }
  }

  /** The actions of admins, in order. */
  audit(): AuditEntry[] {
    return [...this.tables.audit.values()];
  }

  /** The mails of all transactions that were committed, in order. */
  emails(): NewEmail[] {
    return [...this.tables.emails.values()].map(({ email }) => email);
  }
}
