import type { DataSource } from 'typeorm';

/** A student's sitting of the test; the figures are null while it runs. */
type EvidenceAttempt = {
  readonly domain: string;
  readonly startedAt: string;
  readonly closedAt: string | null;
  readonly score: number | null;
  readonly questions: number | null;
};

/** All that answers a dispute, in amounts of paise. Times of lists are ISO texts. */
export type DisputeEvidence = {
  readonly id: string;
  readonly tryId: string;
  readonly amount: number;
  readonly reason: string;
  readonly phase: string;
  readonly openedAt: Date;
  readonly respondBy: Date | null;
  readonly orderId: string;
  readonly paymentId: string;
  readonly ordered: number;
  readonly orderedAt: Date;
  readonly claimedAt: Date | null;
  readonly paidAt: Date | null;
  readonly studentName: string;
  readonly email: string;
  readonly signedUpAt: Date;
  readonly verifiedAt: Date | null;
  readonly receipts: readonly { readonly number: string; readonly issuedAt: string }[];
  readonly receiptsMailed: readonly string[];
  readonly terms: readonly { readonly version: number; readonly agreedAt: string }[];
  readonly news: readonly { readonly told: string; readonly source: string; readonly at: string }[];
  readonly attempts: readonly EvidenceAttempt[];
};

const listOf = (columns: string, from: string, order: string): string =>
  `(SELECT coalesce(json_agg(own), '[]') FROM (
    SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT 100) AS own)`;

const EVIDENCE = `
  SELECT dispute.id, dispute.try_id AS "tryId", dispute.amount, dispute.reason, dispute.phase,
    dispute.opened_at AS "openedAt", dispute.respond_by AS "respondBy",
    coalesce(payments.order_id, '') AS "orderId", payments.id AS "paymentId",
    payments.amount AS ordered, payments.created_at AS "orderedAt",
    payments.claimed_at AS "claimedAt", payments.paid_at AS "paidAt",
    students.name AS "studentName", students.email, students.created_at AS "signedUpAt",
    students.email_verified_at AS "verifiedAt",
    ${listOf(
      'number, issued_at AS "issuedAt"',
      'receipts WHERE receipts.payment_id = payments.id',
      'issued_at',
    )} AS receipts,
    (SELECT coalesce(json_agg(sent_at ORDER BY sent_at), '[]') FROM emails
      WHERE lower(to_address) = students.email AND kind = 'payment-receipt' AND sent_at IS NOT NULL)
      AS "receiptsMailed",
    ${listOf(
      'terms_version AS version, agreed_at AS "agreedAt"',
      'order_terms WHERE order_terms.payment_id = payments.id',
      'agreed_at',
    )} AS terms,
    ${listOf(
      'told, source, at',
      'payment_news WHERE payment_news.payment_id = payments.id',
      'payment_news.id',
    )} AS news,
    ${listOf(
      `attempts.domain, started_at AS "startedAt", closed_at AS "closedAt", results.score,
        results.total_questions AS questions`,
      `attempts LEFT JOIN results ON results.id = attempts.id
        WHERE attempts.student_id = students.id`,
      'started_at',
    )} AS attempts
  FROM payment_disputes AS dispute JOIN payments ON payments.id = dispute.payment_id
    JOIN students ON students.id = payments.student_id
  WHERE dispute.id = $1`;

export async function evidenceOf(
  dataSource: DataSource,
  disputeId: string,
): Promise<DisputeEvidence | null> {
  const [found] = await dataSource.query<DisputeEvidence[]>(EVIDENCE, [disputeId]);
  return found ?? null;
}
