/** How long data is stored. The privacy policy promises these figures, and the deletion follows them: there is no third
 * place. */
export const RETENTION = {
  /** Applications, after they were sent. */
  applicationMonths: 12,
  /** Letters, after they were issued; completions for longer, since employers and universities ask late. */
  offerLetterMonths: 12,
  completionLetterYears: 3,
  contactMessageMonths: 12,
  /** Extra time, after it was ended. */
  accommodationMonths: 12,
  /** The last call of a test's pages, and how often they were left, after the test began. */
  presenceDays: 90,
  /** The addresses that were expected at a supervised test, after its day. */
  sittingListDays: 30,
  /** Mails that were sent, dropped or given up. */
  emailRecordMonths: 12,
  /** Events of the payment provider, for disputes about a charge. */
  providerNoticeMonths: 12,
  /** Unused accounts; their owners are warned before. */
  idleAccountYears: 3,
  idleWarningDays: 30,
  /** Payments and receipts, as the law on books of account requires. */
  paymentFinancialYears: 8,
  /** Orders that were never paid, once their student's account is erased. */
  unpaidOrderMonths: 12,
  /** The record of the mail that confirms an erasure, with the address that it went to. */
  erasureMailDays: 30,
  /** Sealed copies of erased accounts, if there are any: a year, and a day for leap years. */
  sealedCopyDays: 366,
  /** Records of consent, after their account or application is gone. */
  consentYears: 3,
  /** Which admin read whose data, and when admins signed in. */
  adminTraceMonths: 12,
  /** Admins' sessions, after they ended; students' are deleted at once. */
  adminSessionDays: 30,
  /** Technical records and traffic data: a year, as rule 6(1)(e) requires, and a day for leap years. */
  logDays: 366,
} as const;
