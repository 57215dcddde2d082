import type { Avatar, Visit } from '../../accounts/ports.js';
import type { EmailCorrection } from '../../accounts/email-correction.js';
import type { Session } from '../../accounts/session.js';
import type { Student } from '../../accounts/student.js';
import type { VerificationCode } from '../../accounts/verification-code.js';
import type { Application } from '../../applications/application.js';
import type { CannedAnswer } from '../../applications/canned-answer.js';
import type { Interview, InterviewSlot } from '../../applications/interviews/interview.js';
import type { Letter } from '../../applications/letters/letter.js';
import type { ApplicationMove, ApplicationNote, KeptMessage } from '../../applications/ports.js';
import type { AuditEntry } from '../../audit/audit-entry.js';
import type { Badge, Signed } from '../../badges/ports.js';
import type { Breach } from '../../breaches/breach.js';
import type { BulkJob, BulkRow } from '../../bulk/bulk-job.js';
import type { Certificate } from '../../certificates/certificate.js';
import type { Consent } from '../../consents/consent.js';
import type { EmailState, NewEmail } from '../../email/email.js';
import type { Accommodation } from '../../exam/accommodation.js';
import type { Attempt } from '../../exam/attempt.js';
import type { ConnectionGap, Silence } from '../../exam/connection-gap.js';
import type { Announcement, Intervention } from '../../exam/intervention.js';
import type { AttemptSignals } from '../../exam/signals.js';
import type { Result } from '../../exam/result.js';
import type { LateAnswer } from '../../late-answers/late-answer.js';
import type { PaymentHistoryEntry } from '../../payments/attempts/payment-history.js';
import type { DisputeOfPayment } from '../../payments/disputes/dispute.js';
import type { OrderTerms } from '../../payments/orders/order-terms.js';
import type { Payment } from '../../payments/orders/payment.js';
import type {
  PaymentDifference,
  DifferenceDecided,
} from '../../payments/differences/difference.js';
import type { CreditNote } from '../../payments/receipts/credit-note.js';
import type { Receipt } from '../../payments/receipts/receipt.js';
import type { RefundProposal } from '../../payments/refunds/refund-proposal.js';
import type { Refund } from '../../payments/refunds/refund.js';
import type { SettledEntry, Settlement } from '../../payments/settlements/settlement.js';
import type { Nominee } from '../../privacy/nominee.js';
import type { SealedCopy } from '../../privacy/ports.js';
import type { EventOutcome, ProviderEvent } from '../../payments/webhooks/provider-event.js';
import type { ImportBatch } from '../../question-bank/import-batch.js';
import type { KeptQuestion, Question } from '../../question-bank/question.js';
import type { QuestionDispute } from '../../question-disputes/question-dispute.js';
import type { RegradePass } from '../../regrading/ports.js';
import type { Ruling } from '../../rulings/ruling.js';
import type { KeptGrading } from '../../exam/ports.js';
import type { KeptPair } from '../../similar-tests/ports.js';
import { DEFAULT_POLICY, type Settings } from '../../settings/policy.js';
import type { PasskeyChallenge } from '../../staff/passkey.js';
import type { ChangeRecord } from '../../settings/settings-change.js';
import type { Admin } from '../../staff/ports.js';
import type { SavedView } from '../../staff/saved-view.js';

/** A mail in the outbox. */
type EmailRow = {
  readonly id: string;
  readonly email: NewEmail;
  readonly state: EmailState;
  readonly isBeingSent: boolean;
};

/** An event as it is kept, and how it stands. */
export type KeptEvent = ProviderEvent & {
  readonly state: EventOutcome | 'waiting';
  readonly dueAt: Date | null;
};

/** A badge as it is kept; without a credential it was lost. */
type BadgeRow = Omit<Badge, 'credential'> & {
  readonly credential: Signed | null;
  readonly isMarked: boolean;
};

/** That an application can choose a slot. */
type InterviewProposal = {
  readonly slotId: string;
  readonly applicationId: string;
  readonly at: Date;
};

/** Rows by key. A row is never changed, only replaced. */
export type Tables = {
  readonly students: Map<string, Student>;
  readonly admins: Map<string, Admin>;
  readonly passkeyChallenges: Map<string, PasskeyChallenge>;
  readonly savedViews: Map<string, SavedView>;
  readonly avatars: Map<string, Avatar>;
  readonly nominees: Map<string, Nominee>;
  readonly sealedCopies: Map<string, SealedCopy>;
  readonly codes: Map<string, VerificationCode>;
  readonly corrections: Map<string, EmailCorrection>;
  readonly visits: Map<string, Visit>;
  readonly sessions: Map<string, Session>;
  readonly consents: Map<string, Consent>;
  readonly applications: Map<string, Application>;
  readonly applicationMoves: Map<string, ApplicationMove>;
  readonly applicationNotes: Map<string, ApplicationNote>;
  readonly interviewSlots: Map<string, InterviewSlot>;
  /** By slot and application. */
  readonly interviewProposals: Map<string, InterviewProposal>;
  readonly interviews: Map<string, Interview>;
  readonly letters: Map<string, Letter>;
  readonly messages: Map<string, KeptMessage>;
  readonly cannedAnswers: Map<string, CannedAnswer>;
  readonly payments: Map<string, Payment>;
  readonly paymentHistory: PaymentHistoryEntry[];
  readonly orderTerms: OrderTerms[];
  readonly refunds: Map<string, Refund>;
  readonly refundProposals: Map<string, RefundProposal>;
  readonly receipts: Map<string, Receipt>;
  /** The last place that was given, by financial year. */
  readonly places: Map<string, number>;
  readonly creditNotes: Map<string, CreditNote>;
  readonly creditNotePlaces: Map<string, number>;
  readonly differences: Map<string, PaymentDifference>;
  /** By the difference. */
  readonly decisions: Map<string, DifferenceDecided>;
  readonly disputes: Map<string, DisputeOfPayment>;
  readonly settlements: Map<string, Settlement & { readonly settled: readonly SettledEntry[] }>;
  readonly events: Map<string, KeptEvent>;
  readonly questions: Map<string, KeptQuestion>;
  readonly imports: Map<string, ImportBatch>;
  readonly accommodations: Map<string, Accommodation>;
  /** By id and version. */
  readonly questionVersions: Map<string, Question>;
  readonly attempts: Map<string, Attempt>;
  readonly results: Map<string, Result>;
  readonly gradings: Map<string, readonly KeptGrading[]>;
  readonly rulings: Map<string, Ruling>;
  readonly regrades: Map<string, RegradePass>;
  readonly questionDisputes: Map<string, QuestionDispute>;
  readonly gaps: ConnectionGap[];
  readonly signals: Map<string, AttemptSignals>;
  /** The last silence by attempt and session. */
  readonly silences: Map<string, Silence>;
  readonly lateAnswers: Map<string, LateAnswer>;
  /** When a page of a session saved last, by attempt and session. */
  readonly lastSaves: Map<string, Date>;
  /** The results that their students have opened. */
  readonly opened: Set<string>;
  readonly interventions: Map<string, Intervention>;
  readonly announcements: Map<string, Announcement>;
  readonly similarTests: Map<string, KeptPair>;
  /** When the tests of each domain were compared last. */
  readonly comparedAt: Map<string, Date>;
  readonly certificates: Map<string, Certificate>;
  /** By list and index. */
  readonly badges: Map<string, BadgeRow>;
  readonly badgeLists: Map<number, Signed>;
  readonly badgesDue: Set<string>;
  readonly credentialKeys: Set<string>;
  readonly breaches: Map<string, Breach>;
  /** Number and address of who was told. */
  readonly breachNotices: Set<string>;
  readonly bulkJobs: Map<string, BulkJob>;
  /** By job and place. */
  readonly bulkRows: Map<string, BulkRow>;
  readonly emails: Map<string, EmailRow>;
  readonly audit: Map<string, AuditEntry>;
  /** One row. */
  settings: Settings;
  /** When it was written. */
  settingsSince: Date;
  readonly settingsChanges: ChangeRecord[];
  /** What is switched on. */
  readonly switches: Set<string>;
};

/** Where a store finds the rows that it may see now. */
export type TablesNow = () => Tables;

const UNCHANGED: Settings = {
  policy: DEFAULT_POLICY,
  companyInbox: '',
  version: 0,
  termsVersion: 0,
};

/** Rows that can be changed apart from these; without any, empty tables. */
export const copyOf = (tables?: Tables): Tables => ({
  students: new Map(tables?.students),
  admins: new Map(tables?.admins),
  passkeyChallenges: new Map(tables?.passkeyChallenges),
  savedViews: new Map(tables?.savedViews),
  avatars: new Map(tables?.avatars),
  nominees: new Map(tables?.nominees),
  sealedCopies: new Map(tables?.sealedCopies),
  codes: new Map(tables?.codes),
  corrections: new Map(tables?.corrections),
  visits: new Map(tables?.visits),
  sessions: new Map(tables?.sessions),
  consents: new Map(tables?.consents),
  applications: new Map(tables?.applications),
  applicationMoves: new Map(tables?.applicationMoves),
  applicationNotes: new Map(tables?.applicationNotes),
  interviewSlots: new Map(tables?.interviewSlots),
  interviewProposals: new Map(tables?.interviewProposals),
  interviews: new Map(tables?.interviews),
  letters: new Map(tables?.letters),
  messages: new Map(tables?.messages),
  cannedAnswers: new Map(tables?.cannedAnswers),
  payments: new Map(tables?.payments),
  paymentHistory: [...(tables?.paymentHistory ?? [])],
  refunds: new Map(tables?.refunds),
  refundProposals: new Map(tables?.refundProposals),
  receipts: new Map(tables?.receipts),
  places: new Map(tables?.places),
  creditNotes: new Map(tables?.creditNotes),
  creditNotePlaces: new Map(tables?.creditNotePlaces),
  differences: new Map(tables?.differences),
  decisions: new Map(tables?.decisions),
  disputes: new Map(tables?.disputes),
  settlements: new Map(tables?.settlements),
  events: new Map(tables?.events),
  questions: new Map(tables?.questions),
  imports: new Map(tables?.imports),
  accommodations: new Map(tables?.accommodations),
  questionVersions: new Map(tables?.questionVersions),
  attempts: new Map(tables?.attempts),
  results: new Map(tables?.results),
  gradings: new Map(tables?.gradings),
  rulings: new Map(tables?.rulings),
  regrades: new Map(tables?.regrades),
  questionDisputes: new Map(tables?.questionDisputes),
  gaps: [...(tables?.gaps ?? [])],
  signals: new Map(tables?.signals),
  silences: new Map(tables?.silences),
  lateAnswers: new Map(tables?.lateAnswers),
  lastSaves: new Map(tables?.lastSaves),
  opened: new Set(tables?.opened),
  interventions: new Map(tables?.interventions),
  announcements: new Map(tables?.announcements),
  similarTests: new Map(tables?.similarTests),
  comparedAt: new Map(tables?.comparedAt),
  certificates: new Map(tables?.certificates),
  badges: new Map(tables?.badges),
  badgeLists: new Map(tables?.badgeLists),
  badgesDue: new Set(tables?.badgesDue),
  credentialKeys: new Set(tables?.credentialKeys),
  breaches: new Map(tables?.breaches),
  breachNotices: new Set(tables?.breachNotices),
  bulkJobs: new Map(tables?.bulkJobs),
  bulkRows: new Map(tables?.bulkRows),
  emails: new Map(tables?.emails),
  audit: new Map(tables?.audit),
  settings: tables?.settings ?? UNCHANGED,
  settingsSince: tables?.settingsSince ?? new Date(0),
  settingsChanges: [...(tables?.settingsChanges ?? [])],
  orderTerms: [...(tables?.orderTerms ?? [])],
  switches: new Set(tables?.switches),
});

/** The first row that fits, or null. */
export const rowOf = <Row>(
  rows: ReadonlyMap<unknown, Row>,
  matches: (row: Row) => boolean,
): Row | null => [...rows.values()].find(matches) ?? null;

/** The rows that are due by this moment, the longest due first. */
export const earliestDue = <Row extends { readonly checkAt: Date | null }>(
  rows: readonly Row[],
  moment: Date,
  most: number,
): readonly Row[] =>
  rows
    .filter(({ checkAt }) => checkAt && checkAt <= moment)
    .sort((one, other) => Number(one.checkAt) - Number(other.checkAt))
    .slice(0, most);

/** Removes the rows that fit; answers their keys. */
export function removeRows<Row>(
  rows: Map<string, Row>,
  matches: (row: Row) => boolean,
): readonly string[] {
  const keys = [...rows].filter(([, row]) => matches(row)).map(([key]) => key);
  for (const key of keys) rows.delete(key);
  return keys;
}

/** Refuses what a unique index would refuse. */
export function rejectDuplicate(clash: unknown, what: string): void {
  if (clash) throw new Error(`duplicate: ${what}`);
}

/** The outcome as a promise; what the work throws becomes its rejection. */
export const answer = async <Outcome>(work: () => Outcome): Promise<Outcome> =>
  Promise.resolve().then(work);
