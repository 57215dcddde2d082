import type { DifferenceRepository } from './settlements/difference.js';
import type { PaymentRepository } from './ports.js';
import type { CreditNoteRepository } from './receipts/credit-note.js';
import type { ReceiptRepository } from './receipts/receipt.js';
import type { RefundRepository } from './refunds/refund.js';
import type { SettlementRepository } from './settlements/settlement.js';
import type { ProviderEventInbox } from './webhooks/provider-event.js';

export type PaymentStores = {
  readonly creditNotes: CreditNoteRepository;
  readonly differences: DifferenceRepository;
  readonly payments: PaymentRepository;
  readonly providerEvents: ProviderEventInbox;
  readonly receipts: ReceiptRepository;
  readonly refunds: RefundRepository;
  readonly settlements: SettlementRepository;
};
