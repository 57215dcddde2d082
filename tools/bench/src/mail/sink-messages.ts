/** What is sent to the mail server's process before each round. */
export type ToSink = { readonly awaited: number; readonly storeMs: number };

/** What it tells. */
export type FromSink =
  | { readonly kind: 'up' }
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'done'; readonly seconds: number; readonly distinct: number };
