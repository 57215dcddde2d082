export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
  /** The address that a proxy would tell. */
  readonly from?: string;
};

export type Pace =
  | { readonly kind: 'once'; readonly atOnce: number }
  | { readonly kind: 'repeated'; readonly atOnce: number; readonly seconds: number }
  /** Each once, at a moment by chance within this span, whatever became of the others. */
  | { readonly kind: 'burst'; readonly withinSeconds: number }
  | { readonly kind: 'beside'; readonly aSecond: number };

export type Order = {
  readonly urls: readonly string[];
  readonly calls: readonly Call[];
  readonly pace: Pace;
};

export type Outcome = {
  readonly seconds: number;
  /** From the moment a call was due, in milliseconds. */
  readonly latencies: readonly number[];
  /** How many answers had each status; 0 for no answer. */
  readonly statuses: Readonly<Record<string, number>>;
};

export type ToLoad = { readonly kind: 'order'; readonly order: Order } | { readonly kind: 'stop' };
export type FromLoad =
  | { readonly kind: 'up' }
  | { readonly kind: 'done'; readonly outcome: Outcome };
