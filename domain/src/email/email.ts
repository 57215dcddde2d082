/** What an attacker would do with an admin's account; it is mailed to the company. */
export const NOTIFIED_ACTIONS = [
  'add-admin',
  'change-admin-role',
  'change-own-password',
  'reset-admin-password',
  'confirm-totp',
  'remove-totp',
  'reset-admin-totp',
  'add-passkey',
  'remove-passkey',
  'refuse-copied-passkey',
  'renew-recovery-codes',
  'rescue-admin',
  'sign-in-from-new-place',
  'deactivate-admin',
  'reactivate-admin',
  'require-totp',
  'change-inbox',
] as const;
export type NotifiedAction = (typeof NOTIFIED_ACTIONS)[number];

type Texts<Field extends string> = Readonly<Record<Field, string>>;

type PlaceInTest = Texts<'name' | 'resultId' | 'domain'> & {
  /** The number of the question in the test, from 1. */
  readonly place: number;
};

/** What opens the applicant's own page. */
type ApplicantPage = { readonly page: string };

/** The message that it is about, by which mail programs put mails together. */
type InThread = { readonly thread: string };

/** What each kind of mail tells, as plain JSON. */
export type EmailData = {
  readonly 'verification-code': { readonly name: string; readonly code: string };
  readonly 'reset-code': { readonly name: string; readonly code: string };
  readonly 'application-received': { readonly name: string } & ApplicantPage & {
      /** The version of the notice that was agreed to. */
      readonly notice: string;
    };
  /** What was typed into the form, by the names of its fields. */
  readonly 'application-notification': Texts<'name' | 'email' | 'domain' | 'receivedAt'> &
    Readonly<Record<string, string>>;
  /** About a move of an application: as an admin wrote it, paragraphs apart by an empty line. */
  readonly 'application-moved': Texts<'name' | 'subject' | 'text'> &
    ApplicantPage & {
      readonly answerBy?: string;
      readonly letter?: 'offer' | 'completion';
      readonly interview?: Texts<'startsAt' | 'place' | 'uid'> & {
        readonly minutes: number;
        /** Rises with each change. */
        readonly sequence: number;
      };
    };
  readonly 'contact-notification': Texts<'name' | 'email' | 'subject' | 'message'> &
    InThread & {
      /** When it is to be answered at the latest; only of a grievance. */
      readonly dueAt?: string;
    };
  /** A complaint about personal data, and when it is answered at the latest. */
  readonly 'grievance-received': Texts<'name' | 'dueAt'> & InThread;
  /** The question as it came, and what is answered. */
  readonly 'message-answered': Texts<'name' | 'subject' | 'question' | 'answer'> & InThread;
  readonly 'accommodation-decided': {
    readonly name: string;
    readonly outcome: 'granted' | 'ended';
    readonly minutesPerHour: number;
    /** Of a test by the figures of that moment. */
    readonly limitMinutes: number;
    readonly extraMinutes: number;
    /** The last moment at which it holds; null: as long as the account. */
    readonly until: string | null;
    readonly reason: string;
  };
  readonly 'test-changed': {
    readonly name: string;
    readonly domain: string;
    readonly change: 'voided' | 'reopened';
    readonly reason: string;
    /** How long a reopened test goes on; 0 for a void one. */
    readonly minutes: number;
    readonly deadline: string | null;
  };
  readonly 'account-erased': {
    readonly name: string;
    /** Whether payments are kept, as the law asks. */
    readonly keepsPayments: boolean;
    /** Whether it was erased because nothing happened in it. */
    readonly wasIdle: boolean;
    /** How long a sealed copy is kept; 0 or absent if there is none. */
    readonly sealedDays?: number;
  };
  /** To the right address; the link confirms it until then. */
  readonly 'email-correction': Texts<'name' | 'code'>;
  /** To the old address; the new one is masked. */
  readonly 'email-corrected': Texts<'name' | 'newEmail' | 'at'>;
  readonly 'password-changed': { readonly name: string; readonly changedAt: string };
  readonly 'admin-security-notice': {
    readonly action: NotifiedAction;
    readonly username: string;
    readonly by: string;
    readonly at: string;
    /** Device and network, for a sign-in. */
    readonly from?: string;
  };
  readonly 'notice-copy': Texts<'name' | 'purpose' | 'version'>;
  readonly 'idle-warning': { readonly name: string; readonly erasedOn: string };
  /** What support writes to students whom it chose. */
  readonly 'student-message': Texts<'name' | 'subject' | 'text'>;
  readonly 'payment-receipt': {
    readonly name: string;
    readonly receipt: string;
    readonly amountRupees: number;
    readonly orderId: string;
    readonly paymentId: string;
    readonly paidOn: string;
  };
  readonly 'credit-note': {
    readonly name: string;
    readonly creditNote: string;
    readonly receipt: string;
    readonly cause: 'refund' | 'chargeback';
    readonly amountRupees: number;
    readonly paymentId: string;
    readonly issuedOn: string;
    /** What it means for the test fee. */
    readonly fee: 'paid' | 'no-longer-paid' | 'not-paid';
  };
  /** Money went back for which no credit note is due. */
  readonly 'refund-made': Texts<'name' | 'refundId' | 'paymentId'> & {
    readonly amountRupees: number;
    /** When the provider reported it. */
    readonly happenedOn: string;
    readonly fee: 'paid' | 'no-longer-paid' | 'not-paid';
  };
  /** A bank took money back by a chargeback, or gave it to us again after that. */
  readonly 'chargeback-decided': Texts<'name' | 'chargebackId' | 'paymentId' | 'happenedOn'> & {
    readonly outcome: 'lost' | 'regained';
    readonly amountRupees: number;
    readonly fee: 'paid' | 'paid-again' | 'no-longer-paid' | 'not-paid';
  };
  readonly 'test-result': {
    readonly name: string;
    readonly resultId: string;
    readonly domain: string;
    readonly score: number;
    readonly totalQuestions: number;
    readonly percentage: number;
    readonly passed: boolean;
    readonly passPercent: number;
    readonly attemptsLeft: number;
  };
  readonly 'result-corrected': {
    readonly name: string;
    readonly resultId: string;
    readonly domain: string;
    readonly scoreBefore: number;
    readonly totalBefore: number;
    readonly passedBefore: boolean;
    readonly score: number;
    readonly totalQuestions: number;
    readonly passed: boolean;
    readonly isVoid: boolean;
    readonly reasons: readonly string[];
  };
  readonly 'question-dispute-received': PlaceInTest & {
    readonly reported: string;
    readonly text: string;
  };
  readonly 'question-dispute-decided': PlaceInTest & {
    readonly outcome: 'upheld' | 'declined';
    readonly reason: string;
    /** False if the test was voided before the decision. */
    readonly hasResult: boolean;
  };
  readonly 'late-answer-decided': PlaceInTest & {
    readonly outcome: 'accepted' | 'declined';
    readonly letter: string;
    readonly reason: string;
    readonly scoreBefore: number;
    readonly score: number;
    readonly totalQuestions: number;
    readonly passedBefore: boolean;
    readonly passed: boolean;
  };
};

export type EmailKind = keyof EmailData;

// Stryker disable BooleanLiteral: the names alone count; the type misses none of them
const KINDS: Readonly<Record<EmailKind, true>> = {
  'verification-code': true,
  'reset-code': true,
  'email-correction': true,
  'email-corrected': true,
  'password-changed': true,
  'application-received': true,
  'application-notification': true,
  'application-moved': true,
  'contact-notification': true,
  'grievance-received': true,
  'message-answered': true,
  'account-erased': true,
  'notice-copy': true,
  'idle-warning': true,
  'student-message': true,
  'payment-receipt': true,
  'credit-note': true,
  'refund-made': true,
  'chargeback-decided': true,
  'accommodation-decided': true,
  'test-changed': true,
  'test-result': true,
  'result-corrected': true,
  'question-dispute-received': true,
  'question-dispute-decided': true,
  'late-answer-decided': true,
  'admin-security-notice': true,
};
// Stryker restore BooleanLiteral

/** The kinds of mail, in the order in which a list offers them. */
export const EMAIL_KINDS = Object.keys(KINDS) as readonly EmailKind[];

export type NewEmail = {
  readonly [Kind in EmailKind]: {
    readonly kind: Kind;
    readonly to: string;
    readonly replyTo?: string;
    readonly data: EmailData[Kind];
    /** After this moment the mail is of no use and is not sent. */
    readonly expiresAt?: Date;
  };
}[EmailKind];

/** The kinds of mail that go to the company's inbox. */
export type CompanyKind =
  | 'application-notification'
  | 'contact-notification'
  | 'admin-security-notice';

type WithoutAddress<Mail> = Mail extends NewEmail
  ? Omit<Mail, 'to'> & { readonly to?: string }
  : never;

export type CompanyEmail = WithoutAddress<Extract<NewEmail, { readonly kind: CompanyKind }>>;

export type EmailState = 'pending' | 'sent' | 'failed' | 'dropped';

type Email = NewEmail & {
  readonly id: string;
  readonly state: EmailState;
  readonly createdAt: Date;
};

export type StoredEmail = Pick<Email, 'id' | 'kind' | 'state'> & {
  readonly expiresAt: Date | null;
  readonly isBeingSent: boolean;
  /** The proved address of the account whose address this was, and whether it was proved too. */
  readonly corrected: { readonly to: string; readonly wasVerified: boolean } | null;
};
