export type MailLayout = {
  /** {{subject}}, {{preheader}}, {{title}}, {{body}}, {{reason}}, {{company}}, {{site}}, {{host}} */
  readonly page: string;
  readonly text: string;
  readonly code: string;
  readonly rows: string;
  /** {{label}}, {{text}} */
  readonly row: string;
  /** {{label}}, {{text}} */
  readonly quote: string;
  /** {{text}}, {{to}} */
  readonly button: string;
};
