import { secondsAfter } from '../../kernel/time.js';
import type { Recording } from '../attempts/apply-provider-update.js';
import { theFeeOf } from '../orders/payment.js';
import { issueReceipt } from './issue-receipt.js';

const SINCE_SECONDS = 30 * 24 * 60 * 60;

/** Writes the receipts that are missing: a release before this one may have marked a student Paid
 * without one. A second time changes nothing. */
export async function issueMissingReceipts(
  { unitOfWork, issuer }: Recording,
  most: number,
): Promise<void> {
  const missing = await unitOfWork.run((tx) =>
    tx.payments.findWithoutReceipt(secondsAfter(tx.now, -SINCE_SECONDS), most),
  );
  for (const { studentId } of missing) {
    await unitOfWork.run(async (tx) => {
      const student = await tx.students.lockOwner(studentId);
      const fee = student?.paidAt && theFeeOf(await tx.payments.findAllOf(studentId));
      if (student && fee) await issueReceipt(tx, { issuer, student, payment: fee });
    });
  }
}
