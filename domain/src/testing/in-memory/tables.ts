import type { Avatar, Visit } from '../../accounts/ports.js';
import type { EmailCorrection } from '../../accounts/email-correction.js';
import type { Session } from '../../accounts/session.js';
import type { Student } from '../../accounts/student.js';
import type { VerificationCode } from '../../accounts/verification-code.js';
import type { Application } from '../../applications/application.js';
import type { ApplicationMove, ApplicationNote, StoredMessage } from '../../applications/ports.js';
import type { AuditEntry } from '../../audit/audit-entry.js';
import type { Badge, Signed } from '../../certificates/badges/ports.js';
import type { IssuedDocument } from '../../certificates/issued-document.js';
import type { Consent } from '../../consents/consent.js';
import type { EmailState, NewEmail } from '../../email/email.js';
import type { Accommodation } from '../../exam/accommodation.js';
import type { Attempt } from '../../exam/attempt.js';
import type { Announcement, Intervention } from '../../exam/intervention.js';
import type { Result } from '../../exam/result.js';
import type { Admission } from '../../exam/sittings/admission.js';
import type { Expected, Incident } from '../../exam/sittings/ports.js';
import type { SupervisedSitting } from '../../exam/sittings/supervised-sitting.js';
import type { LateAnswer } from '../../exam/late-answer.js';
import type { PaymentHistoryEntry } from '../../payments/ledger/history.js';
import type { ChargebackOfPayment } from '../../payments/ledger/chargeback.js';
import type { OrderTerms } from '../../payments/orders/order-terms.js';
import type { Payment } from '../../payments/ledger/payment.js';
import type {
  PaymentDifference,
  DifferenceDecided,
} from '../../payments/settlements/difference.js';
import type { CreditNote } from '../../payments/receipts/credit-note.js';
import type { Receipt } from '../../payments/receipts/receipt.js';
import type { Refund } from '../../payments/refunds/refund.js';
import type { SettledEntry, Settlement } from '../../payments/settlements/settlement.js';
import type { SealedCopy } from '../../privacy/ports.js';
import type { EventOutcome, ProviderEvent } from '../../payments/webhooks/provider-event.js';
import type { StoredQuestion, Question } from '../../questions/question.js';
import type { QuestionDispute } from '../../exam/disputes/question-dispute.js';
import type { RegradeRun } from '../../exam/regrading/ports.js';
import type { Ruling } from '../../questions/rulings/ruling.js';
import type { KeptGrading } from '../../exam/ports.js';
import { DEFAULT_POLICY, type Settings } from '../../settings/policy.js';
import type { PasskeyChallenge } from '../../staff/passkey.js';
import type { ChangeRecord } from '../../settings/settings-change.js';
import type { Admin } from '../../staff/ports.js';

export type EmailRow = {
  readonly id: string;
  readonly email: NewEmail;
  readonly state: EmailState;
  readonly isBeingSent: boolean;
  readonly callId?: string | null;
};

export type KeptEvent = ProviderEvent & {
  readonly state: EventOutcome | 'waiting';
  readonly dueAt: Date | null;
};

/** A badge as it is kept; without a credential it was lost. */
type BadgeRow = Omit<Badge, 'credential'> & {
  readonly credential: Signed | null;
  readonly isMarked: boolean;
};

const UNCHANGED: Settings = {
  policy: DEFAULT_POLICY,
  companyInbox: '',
  version: 0,
  termsVersion: 0,
};

/** No rows. They are kept by key; a row is never changed, only replaced. */
export const noRows = () => ({
  students: new Map<string, Student>(),
  admins: new Map<string, Admin>(),
  passkeyChallenges: new Map<string, PasskeyChallenge>(),
  avatars: new Map<string, Avatar>(),
  sealedCopies: new Map<string, SealedCopy>(),
  codes: new Map<string, VerificationCode>(),
  corrections: new Map<string, EmailCorrection>(),
  visits: new Map<string, Visit>(),
  sessions: new Map<string, Session>(),
  consents: new Map<string, Consent>(),
  applications: new Map<string, Application>(),
  applicationMoves: new Map<string, ApplicationMove>(),
  applicationNotes: new Map<string, ApplicationNote>(),
  messages: new Map<string, StoredMessage>(),
  payments: new Map<string, Payment>(),
  paymentHistory: [] as PaymentHistoryEntry[],
  orderTerms: [] as OrderTerms[],
  refunds: new Map<string, Refund>(),
  receipts: new Map<string, Receipt>(),
  places: new Map<string, number>(),
  creditNotes: new Map<string, CreditNote>(),
  creditNotePlaces: new Map<string, number>(),
  differences: new Map<string, PaymentDifference>(),
  decisions: new Map<string, DifferenceDecided>(),
  chargebacks: new Map<string, ChargebackOfPayment>(),
  settlements: new Map<string, Settlement & { readonly settled: readonly SettledEntry[] }>(),
  events: new Map<string, KeptEvent>(),
  questions: new Map<string, StoredQuestion>(),
  accommodations: new Map<string, Accommodation>(),
  questionVersions: new Map<string, Question>(),
  attempts: new Map<string, Attempt>(),
  results: new Map<string, Result>(),
  gradings: new Map<string, readonly KeptGrading[]>(),
  rulings: new Map<string, Ruling>(),
  regrades: new Map<string, RegradeRun>(),
  questionDisputes: new Map<string, QuestionDispute>(),
  lateAnswers: new Map<string, LateAnswer>(),
  opened: new Set<string>(),
  interventions: new Map<string, Intervention>(),
  announcements: new Map<string, Announcement>(),
  sittings: new Map<string, SupervisedSitting>(),
  expected: new Map<string, Expected & { readonly sittingId: string }>(),
  admissions: new Map<string, Admission>(),
  incidents: new Map<string, Incident>(),
  certificates: new Map<string, IssuedDocument>(),
  badges: new Map<string, BadgeRow>(),
  badgeLists: new Map<number, Signed>(),
  badgesDue: new Set<string>(),
  credentialKeys: new Set<string>(),
  emails: new Map<string, EmailRow>(),
  audit: new Map<string, AuditEntry>(),
  settings: UNCHANGED,
  settingsSince: new Date(0),
  settingsChanges: [] as ChangeRecord[],
  switches: new Set<string>(),
});

export type Tables = ReturnType<typeof noRows>;

export type TablesNow = () => Tables;

const copied = (rows: Tables[keyof Tables]) => {
  if (rows instanceof Map) return new Map<unknown, unknown>(rows);
  if (rows instanceof Set) return new Set(rows);
  return Array.isArray(rows) ? [...rows] : rows;
};

/** Tables that can be changed apart from these: each is copied when it is first looked at. */
export function draftOf(tables: Tables) {
  const changed: Partial<Record<keyof Tables, unknown>> = {};
  const draft = new Proxy(changed, {
    get: (copies, name: keyof Tables) => (copies[name] ??= copied(tables[name])),
  });
  return { draft: draft as Tables, changed: changed as Partial<Tables> };
}

export type Which<Row> = Partial<Row> | ((row: Row) => boolean);

const passes = <Row>(which: Which<Row>, row: Row): boolean =>
  typeof which === 'function'
    ? which(row)
    : Object.entries(which).every(([field, wanted]) => row[field as keyof Row] === wanted);

export function rowsOf<Row>(
  rows: ReadonlyMap<unknown, Row>,
  which: Which<Row> = {},
  at?: keyof Row,
): Row[] {
  const found = [...rows.values()].filter((row) => passes(which, row));
  return at ? found.sort((one, other) => Number(one[at]) - Number(other[at])) : found;
}

export const rowOf = <Row>(rows: ReadonlyMap<unknown, Row>, which: Which<Row>): Row | null =>
  rowsOf(rows, which)[0] ?? null;

export const earliestDue = <Row extends { readonly checkAt: Date | null }>(
  rows: ReadonlyMap<unknown, Row>,
  moment: Date,
  most: number,
): readonly Row[] => {
  const isDue = ({ checkAt }: Row) => checkAt !== null && checkAt <= moment;
  return rowsOf(rows, isDue, 'checkAt').slice(0, most);
};

export function changeRows<Row>(
  rows: Map<string, Row>,
  which: Which<Row>,
  parts: Partial<Row>,
): void {
  for (const [key, row] of rows) if (passes(which, row)) rows.set(key, { ...row, ...parts });
}

export function changeRow<Row>(rows: Map<string, Row>, key: string, parts: Partial<Row>): void {
  const row = rows.get(key);
  if (row) rows.set(key, { ...row, ...parts });
}

export function removeRows<Row>(rows: Map<string, Row>, which: Which<Row>): readonly string[] {
  const keys = [...rows].filter(([, row]) => passes(which, row)).map(([key]) => key);
  for (const key of keys) rows.delete(key);
  return keys;
}

/** Refuses what a unique index would refuse. */
export function rejectDuplicate(clash: unknown, what: string): void {
  if (clash) throw new Error(`duplicate: ${what}`);
}

/** A store whose methods may answer at once. */
type AtOnce<Store> = {
  [Name in keyof Store]: Store[Name] extends (...args: infer Args) => Promise<infer Outcome>
    ? (...args: Args) => Outcome | Promise<Outcome>
    : Store[Name];
};

type Method = (...args: readonly unknown[]) => unknown;

export const inMemory = <Store>(methods: AtOnce<Store>): Store =>
  Object.fromEntries(
    Object.entries<Method>(methods as Record<string, Method>).map(([name, method]) => [
      name,
      (...args: readonly unknown[]) => Promise.resolve().then(() => method(...args)),
    ]),
  ) as Store;
