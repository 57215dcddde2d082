/** Razorpay sends an empty list for "no notes". */
export type Notes = Readonly<Record<string, string | number>> | readonly never[];

/** An order as Razorpay's API shows it, without fields that the product does not read. Amounts are paise, times are seconds. */
export type Order = {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
};

export type Payment = {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  readonly order_id: string;
  readonly amount_refunded: number;
  readonly refund_status: 'full' | 'partial' | null;
  readonly captured: boolean;
  readonly description: string | null;
  readonly email: string;
  readonly contact: string;
  readonly notes: Notes;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly created_at: number;
};

export type Refund = {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly speed_processed: 'normal' | 'instant';
  readonly speed_requested: 'normal' | 'optimum';
  readonly created_at: number;
};

export type Dispute = {
  readonly id: string;
  readonly entity: 'dispute';
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly amount_deducted: number;
  readonly reason_code: string;
  readonly respond_by: number;
  readonly status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  readonly phase: 'chargeback';
  readonly created_at: number;
};

export type SettledLine = {
  readonly entity_id: string;
  readonly type: 'payment' | 'refund' | 'adjustment';
  readonly debit: number;
  readonly credit: number;
  readonly amount: number;
  readonly currency: string;
  readonly fee: number;
  readonly tax: number;
  readonly on_hold: false;
  readonly settled: true;
  readonly settled_at: number;
  readonly settlement_id: string;
  readonly settlement_utr: string;
  readonly payment_id: string | null;
  readonly order_id: string;
  readonly dispute_id: string | null;
};

export type Settlement = {
  readonly id: string;
  readonly entity: 'settlement';
  readonly amount: number;
  readonly status: 'created' | 'processed' | 'failed';
  readonly fees: number;
  readonly tax: number;
  readonly utr: string;
  readonly created_at: number;
  readonly lines: readonly SettledLine[];
};

/** What the checkout hands to the page after a payment, and the page to its server. */
export type PaymentProof = {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
};
