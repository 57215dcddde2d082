/** Actions that an attacker with an admin's account would take; the company gets a mail. */
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
type Figures<Field extends string> = Readonly<Record<Field, number>>;
type Flags<Field extends string> = Readonly<Record<Field, boolean>>;

type PlaceInTest = Texts<'name' | 'resultId' | 'domain'> & {
  /** The number of the question in the test, from 1. */
  readonly place: number;
};

type ApplicantPage = { readonly page: string };

type InThread = { readonly thread: string };

/** The facts of each kind of mail, as plain JSON. */
export type EmailData = {
  readonly 'verification-code': Texts<'name' | 'code'>;
  readonly 'reset-code': Texts<'name' | 'code'>;
  readonly 'application-received': Texts<'name' | 'notice'> & ApplicantPage;
  /** The typed fields of the form, by name. */
  readonly 'application-notification': Texts<'id' | 'name' | 'email' | 'domain' | 'receivedAt'> &
    Readonly<Record<string, string>>;
  readonly 'applicant-answered': Texts<'id' | 'name' | 'email' | 'domain'> & {
    readonly answer: 'accept' | 'decline' | 'withdraw';
  };
  /** The mail about a move: the admin's text, with an empty line between paragraphs. */
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
      /** Only of an enquiry. */
      readonly service?: string;
      readonly estimate?: string;
      readonly dueAt?: string;
    };
  /** A complaint about personal data, with the date by which it is answered. */
  readonly 'grievance-received': Texts<'name' | 'dueAt'> & InThread;
  readonly 'message-answered': Texts<'name' | 'subject' | 'question' | 'answer'> & InThread;
  readonly 'accommodation-decided': Texts<'name' | 'reason'> &
    Figures<'minutesPerHour' | 'limitMinutes' | 'extraMinutes'> & {
      readonly outcome: 'granted' | 'ended';
      /** The last moment of the extra time; null: as long as the account. */
      readonly until: string | null;
    };
  readonly 'test-changed': Texts<'name' | 'domain' | 'reason'> & {
    readonly change: 'voided' | 'reopened';
    /** The minutes of a reopened test; 0 for a void one. */
    readonly minutes: number;
    readonly deadline: string | null;
  };
  readonly 'sitting-invitation': Texts<'place' | 'startsAt' | 'endsAt'> & {
    readonly domains: readonly string[];
    readonly isFeeWaived: boolean;
  };
  readonly 'account-erased': {
    readonly name: string;
    /** Whether payments are stored further, as the law requires. */
    readonly keepsPayments: boolean;
    /** Whether it was erased because it was not used. */
    readonly wasIdle: boolean;
    /** How many days a sealed copy is stored; 0 or absent without one. */
    readonly sealedDays?: number;
  };
  /** To the new address; with a link that confirms it until then. */
  readonly 'email-correction': Texts<'name' | 'code'>;
  /** To the old address; the new one is masked. */
  readonly 'email-corrected': Texts<'name' | 'newEmail' | 'at'>;
  readonly 'password-changed': Texts<'name' | 'changedAt'>;
  readonly 'admin-security-notice': Texts<'username' | 'by' | 'at'> & {
    readonly action: NotifiedAction;
    /** Device and network, for a sign-in. */
    readonly from?: string;
  };
  /** What the last seven days brought, as labels with their figures. */
  readonly 'weekly-summary': { readonly rows: readonly (readonly [label: string, text: string])[] };
  readonly 'notice-copy': Texts<'name' | 'purpose' | 'version'>;
  readonly 'idle-warning': Texts<'name' | 'erasedOn'>;
  readonly 'student-message': Texts<'name' | 'subject' | 'text'>;
  readonly 'payment-receipt': Texts<'name' | 'receipt' | 'orderId' | 'paymentId' | 'paidOn'> &
    Figures<'amountRupees'>;
  readonly 'credit-note': Texts<'name' | 'creditNote' | 'receipt' | 'paymentId' | 'issuedOn'> &
    Figures<'amountRupees'> & {
      readonly cause: 'refund' | 'chargeback';
      /** The state of the test fee after it. */
      readonly fee: 'paid' | 'no-longer-paid' | 'not-paid';
    };
  /** A refund without a credit note. */
  readonly 'refund-made': Texts<'name' | 'refundId' | 'paymentId'> & {
    readonly amountRupees: number;
    /** When the provider reported it. */
    readonly happenedOn: string;
    readonly fee: 'paid' | 'no-longer-paid' | 'not-paid';
  };
  /** A bank took money back by a chargeback, or returned it afterwards. */
  readonly 'chargeback-decided': Texts<'name' | 'chargebackId' | 'paymentId' | 'happenedOn'> & {
    readonly outcome: 'lost' | 'regained';
    readonly amountRupees: number;
    readonly fee: 'paid' | 'paid-again' | 'no-longer-paid' | 'not-paid';
  };
  readonly 'test-result': Texts<'name' | 'resultId' | 'domain'> &
    Figures<'score' | 'totalQuestions' | 'percentage' | 'passPercent' | 'attemptsLeft'> &
    Flags<'passed'>;
  readonly 'result-corrected': Texts<'name' | 'resultId' | 'domain'> &
    Figures<'scoreBefore' | 'totalBefore' | 'score' | 'totalQuestions'> &
    Flags<'passedBefore' | 'passed' | 'isVoid'> & { readonly reasons: readonly string[] };
  readonly 'question-dispute-received': PlaceInTest & Texts<'reported' | 'text'>;
  readonly 'question-dispute-decided': PlaceInTest & {
    readonly outcome: 'upheld' | 'declined';
    readonly reason: string;
    /** False if the test was voided before the decision. */
    readonly hasResult: boolean;
  };
  readonly 'late-answer-decided': PlaceInTest &
    Texts<'letter' | 'reason'> &
    Figures<'scoreBefore' | 'score' | 'totalQuestions'> &
    Flags<'passedBefore' | 'passed'> & { readonly outcome: 'accepted' | 'declined' };
};

export type EmailKind = keyof EmailData;

export type NewEmail = {
  readonly [Kind in EmailKind]: {
    readonly kind: Kind;
    readonly to: string;
    readonly replyTo?: string;
    readonly data: EmailData[Kind];
    /** After this moment the mail is useless and is not sent. */
    readonly expiresAt?: Date;
  };
}[EmailKind];

export type CompanyKind =
  | 'application-notification'
  | 'applicant-answered'
  | 'contact-notification'
  | 'admin-security-notice'
  | 'weekly-summary';

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
  /** The verified address of the account that had this address before, and whether it was verified then. */
  readonly corrected: { readonly to: string; readonly wasVerified: boolean } | null;
};
