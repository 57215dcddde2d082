/** Razorpay sends an empty list for "no notes". */
export type Notes = Readonly<Record<string, string | number>> | readonly never[];

/** An order as Razorpay's API shows it. Amounts are paise, times are seconds. */
export type Order = {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly offer_id: null;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
};

export type PaymentError = {
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly error_source: string | null;
  readonly error_step: string | null;
  readonly error_reason: string | null;
};

export type Payment = PaymentError & {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  readonly order_id: string;
  readonly invoice_id: null;
  readonly international: false;
  readonly method: 'card';
  readonly amount_refunded: number;
  readonly refund_status: 'full' | 'partial' | null;
  readonly captured: boolean;
  readonly description: string | null;
  readonly card_id: string;
  readonly bank: null;
  readonly wallet: null;
  readonly vpa: null;
  readonly email: string;
  readonly contact: string;
  readonly notes: Notes;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly acquirer_data: { readonly auth_code: string | null };
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
  readonly acquirer_data: { readonly arn: null };
  readonly batch_id: null;
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
