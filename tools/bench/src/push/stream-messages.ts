/** The page of one running test. */
export type Page = { readonly attemptId: string; readonly token: string };

export type ToStreams =
  /** To connect all of them. */
  | { readonly kind: 'open'; readonly url: string; readonly pages: readonly Page[] }
  /** To tell when each has heard its next news from now on. */
  | { readonly kind: 'listen' };

export type FromStreams =
  | { readonly kind: 'up' }
  /** Each has heard how its test stands. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'listening' }
  /** When each heard its next news, in milliseconds of the shared clock. */
  | { readonly kind: 'heard'; readonly at: readonly number[] }
  /** Something that the server must not do. */
  | { readonly kind: 'broken'; readonly why: string };
