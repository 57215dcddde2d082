export type Block =
  | { readonly text: string }
  | { readonly code: string }
  | { readonly rows: readonly Row[] }
  | { readonly quote: string; readonly label: string }
  | { readonly button: string; readonly to: string };

export type Row = readonly [label: string, text: string];

export type Words = {
  readonly subject: string;
  /** What mail programs show beside the subject in a list. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets this mail; ends with a full stop. */
  readonly reason: string;
};

export type Sender = {
  readonly company: string;
  readonly publicUrl: string;
  readonly contact: string;
};
