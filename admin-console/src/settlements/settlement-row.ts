import type { SettlementState } from '@portal/domain/payments/settlements/settlement.js';
import type { RaRecord } from 'react-admin';

/** A settlement as the API tells it; amounts in paise. */
export type SettlementRow = RaRecord<string> & {
  readonly utr: string;
  readonly state: SettlementState;
  readonly amount: number;
  readonly credit: number;
  readonly debit: number;
  readonly fee: number;
  readonly tax: number;
  readonly entries: number;
  readonly missing: number;
  readonly createdAt: string;
};

/** A settlement with what it consists of. */
export type SettlementEntry = SettlementRow & {
  readonly settled: readonly {
    readonly id: string;
    readonly kind: string;
    readonly tryId: string;
    readonly paymentId: string | null;
    readonly amount: number;
    readonly credit: number;
    readonly debit: number;
    readonly fee: number;
    readonly tax: number;
  }[];
};
