/** The parts of a mail as HTML, with places such as {{text}} for what changes from mail to mail. */
export type MailLayout = {
  /** {{subject}}, {{preheader}}, {{title}}, {{body}}, {{reason}}, {{company}}, {{site}}, {{host}} */
  readonly page: string;
  /** {{text}} */
  readonly text: string;
  /** {{code}} */
  readonly code: string;
  /** {{rows}} */
  readonly rows: string;
  /** {{label}}, {{text}} */
  readonly row: string;
  /** {{label}}, {{text}} */
  readonly quote: string;
  /** {{text}}, {{to}} */
  readonly button: string;
};
