import { secondsAfter } from '../../kernel/time.js';
import type { Recording } from '../attempts/apply-provider-update.js';
import { issueCreditNotes } from './issue-credit-notes.js';

const SINCE_SECONDS = 30 * 24 * 60 * 60;

/** Writes the credit notes that are missing: a release before this one recorded refunds without
 * one, and may still run beside it. A second time changes nothing. */
export async function issueMissingCreditNotes(
  { unitOfWork, issuer }: Recording,
  most: number,
): Promise<void> {
  const { creditsLostChargebacks } = issuer;
  const missing = await unitOfWork.run((tx) =>
    tx.creditNotes.findUncredited(
      secondsAfter(tx.now, -SINCE_SECONDS),
      creditsLostChargebacks,
      most,
    ),
  );
  for (const { studentId, paymentId } of missing) {
    await unitOfWork.run(async (tx) => {
      const student = await tx.students.lockOwner(studentId);
      const payment = await tx.payments.findById(paymentId);
      if (student && payment) await issueCreditNotes(tx, { issuer, student, payment });
    });
  }
}
