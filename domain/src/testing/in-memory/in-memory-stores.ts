import type { AuditEntry } from '../../audit/audit-entry.js';
import type { NewEmail } from '../../email/email.js';
import type { UnitOfWork } from '../../kernel/transaction.js';
import type { Question } from '../../questions/question.js';
import type { Policy } from '../../settings/policy.js';
import type { Stores } from '../../stores.js';
import { TestClock } from '../test-clock.js';
import * as accounts from './accounts.js';
import { inMemoryApplications, inMemoryMessages } from './applications.js';
import { inMemoryBadges } from './badges.js';
import { inMemoryCertificates } from './certificates.js';
import { inMemoryOutbox } from './emails.js';
import * as records from './exam-records.js';
import { inMemoryAttempts, inMemoryResults } from './exam.js';
import { inMemorySittings } from './sittings.js';
import { oneAtATime } from './one-at-a-time.js';
import * as payments from './payments.js';
import { inMemoryQuestions } from './question-bank.js';
import { inMemoryCreditNotes, inMemoryReceipts } from './receipts.js';
import { inMemorySettings } from './settings.js';
import * as staff from './staff.js';
import { draftOf, noRows, type Tables, type TablesNow } from './tables.js';

const storesOver = (now: TablesNow, clock: TestClock): Stores => ({
  students: accounts.inMemoryStudents(now),
  admins: staff.inMemoryAdmins(now),
  passkeyChallenges: staff.inMemoryPasskeyChallenges(now),
  avatars: accounts.inMemoryAvatars(now),
  codes: accounts.inMemoryCodes(now),
  corrections: accounts.inMemoryCorrections(now),
  visits: accounts.inMemoryVisits(now),
  sessions: accounts.inMemorySessions(now),
  consents: staff.inMemoryConsents(now),
  sealedCopies: staff.inMemorySealedCopies(now),
  applications: inMemoryApplications(now),
  messages: inMemoryMessages(now),
  payments: payments.inMemoryPayments(now),
  refunds: payments.inMemoryRefunds(now),
  receipts: inMemoryReceipts(now),
  creditNotes: inMemoryCreditNotes(now),
  settlements: payments.inMemorySettlements(now),
  differences: payments.inMemoryDifferences(now),
  providerEvents: payments.inMemoryProviderEvents(now),
  questions: inMemoryQuestions(now),
  accommodations: records.inMemoryAccommodations(now),
  attempts: inMemoryAttempts(now, clock),
  results: inMemoryResults(now),
  rulings: records.inMemoryRulings(now),
  regrades: records.inMemoryRegrades(now),
  questionDisputes: records.inMemoryQuestionDisputes(now),
  interventions: records.inMemoryInterventions(now),
  sittings: inMemorySittings(now),
  lateAnswers: records.inMemoryLateAnswers(now),
  certificates: inMemoryCertificates(now, clock),
  badges: inMemoryBadges(now),
  emails: inMemoryOutbox(now),
  policy: inMemorySettings(now, clock),
  audit: staff.inMemoryAudit(now),
});

/** Stores in memory: transactions run one at a time on a copy, which is kept when they end well. */
export class InMemoryStores implements UnitOfWork<Stores> {
  tables: Tables = noRows();
  readonly stores: Stores;
  #draft: Tables = this.tables;
  readonly #storesWithin: Stores;
  readonly #inTurn = oneAtATime();

  constructor(readonly clock = new TestClock()) {
    this.stores = storesOver(() => this.tables, clock);
    this.#storesWithin = storesOver(() => this.#draft, clock);
  }

  get policy(): Policy {
    return this.tables.settings.policy;
  }

  set policy(policy: Policy) {
    this.tables.settings = { ...this.tables.settings, policy };
  }

  run: UnitOfWork<Stores>['run'] = (work) =>
    this.#inTurn(async () => {
      const { draft, changed } = draftOf(this.tables);
      this.#draft = draft;
      const outcome = await work({ ...this.#storesWithin, now: this.clock.now });
      this.tables = { ...this.tables, ...changed };
      return outcome;
    });

  seedQuestions(questions: readonly Question[]): void {
    for (const one of questions) {
      this.tables.questions.set(one.id, { ...one, live: true });
      this.tables.questionVersions.set(`${one.id}@${one.version}`, one);
    }
  }

  audit(): AuditEntry[] {
    return [...this.tables.audit.values()];
  }

  emails(): NewEmail[] {
    return [...this.tables.emails.values()].map(({ email }) => email);
  }
}
