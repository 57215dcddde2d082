export type SettledKind = 'payment' | 'refund' | 'adjustment';

/** One line of the provider's report on what it settled. Amounts are in paise. */
export type SettledEntry = {
  readonly id: string;
  readonly settlementId: string;
  readonly kind: SettledKind;
  readonly paymentId: string;
  readonly orderId: string;
  /** The chargeback that moved the money; empty for none. */
  readonly chargebackId: string;
  /** Without the provider's fee taken off. */
  readonly amount: number;
  readonly credit: number;
  readonly debit: number;
  readonly fee: number;
  readonly tax: number;
};

export type SettlementState = 'created' | 'processed' | 'failed';

export type SettlementStatement = {
  readonly id: string;
  readonly state: SettlementState;
  /** The amount sent, in paise. */
  readonly amount: number;
  /** The bank's reference (UTR); empty until there is one. */
  readonly utr: string;
  readonly createdAt: Date;
};

export type Settlement = SettlementStatement & {
  readonly credit: number;
  readonly debit: number;
  readonly fee: number;
  readonly tax: number;
  readonly entries: number;
  /** The sum of the entries less the amount sent; 0 if they agree. */
  readonly missing: number;
};

export type SettlementDay = { readonly year: number; readonly month: number; readonly day: number };

export type SettlementRepository = {
  keep(settlement: Settlement, entries: readonly SettledEntry[]): Promise<void>;
  newest(): Promise<Date | null>;
};

const sumOf = (entries: readonly SettledEntry[], part: 'credit' | 'debit' | 'fee' | 'tax') =>
  entries.reduce((sum, entry) => sum + entry[part], 0);

export function summedUp(
  statement: SettlementStatement,
  entries: readonly SettledEntry[],
): Settlement {
  const credit = sumOf(entries, 'credit');
  const debit = sumOf(entries, 'debit');
  return {
    ...statement,
    credit,
    debit,
    fee: sumOf(entries, 'fee'),
    tax: sumOf(entries, 'tax'),
    entries: entries.length,
    missing: credit - debit - (statement.state === 'failed' ? 0 : statement.amount),
  };
}

/** Whether the credit for a payment is its amount less the fee; some reports include the tax in the fee. */
export const isFeeTaken = ({ amount, credit, fee, tax }: SettledEntry): boolean =>
  credit === amount - fee || credit === amount - fee - tax;
