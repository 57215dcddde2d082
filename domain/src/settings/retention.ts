/** How long data is kept. The privacy policy of the site promises these figures, and what deletes
 * data keeps to them: there is no third place. */
export const RETENTION = {
  /** Applications, after they were sent. */
  applicationMonths: 12,
  /** Letters, after they were written; completions for longer, since employers and universities ask late. */
  offerLetterMonths: 12,
  completionLetterYears: 3,
  contactMessageMonths: 12,
  /** Extra time, after it was ended. */
  accommodationMonths: 12,
  /** When a test's pages were last heard, and how often they were left, after the test began. */
  presenceDays: 90,
  /** Mails that were sent, dropped, or given up, with what is known of them. */
  emailRecordMonths: 12,
  /** Events of the payment provider, for disputes about a charge. */
  providerNoticeMonths: 12,
  /** Accounts in which nothing happens; their owners are written to before. */
  idleAccountYears: 3,
  idleWarningDays: 30,
  /** Payments and receipts, as the law on books of account asks. */
  paymentFinancialYears: 8,
  /** Orders that were never paid, once their student's account is erased. */
  unpaidOrderMonths: 12,
  /** The record of the mail that confirms an erasure, with the address that it went to. */
  erasureMailDays: 30,
  /** Sealed copies of erased accounts, if they are kept at all: a year, and a day for leap years. */
  sealedCopyDays: 366,
  /** Records of consent, after the account or application that they were given for is gone. */
  consentYears: 3,
  /** Which admin looked at whose data, and when admins signed in. */
  adminTraceMonths: 12,
  /** Where and when admins were signed in, after their sessions ran out; students' go at once. */
  adminSessionDays: 30,
  /** Technical records and traffic data: a year, as rule 6(1)(e) asks, and a day for leap years. */
  logDays: 366,
} as const;
