import type { EmailData } from '@portal/domain/email/index.js';
import type { AttachmentsOf } from '../email/index.js';
import { drawReceipt, fileNameOf, PDF, type ReceiptSources } from './receipt-file.js';

/** The receipt that a mail tells of. Mails that an earlier release queued name none that is kept. */
export const receiptAttachments =
  (ports: ReceiptSources): AttachmentsOf =>
  async ({ kind, data }) => {
    if (kind !== 'payment-receipt') return [];
    const { receipt: number } = data as EmailData['payment-receipt'];
    const receipt = await ports.receipts.findByNumber(number);
    if (!receipt) return [];
    const content = await drawReceipt(ports, receipt);
    return [{ filename: fileNameOf(receipt), content, contentType: PDF }];
  };
