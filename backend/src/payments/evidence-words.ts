import { moment } from '../email/index.js';
import type { DisputeEvidence } from './dispute-evidence.query.js';
import { money } from './money.js';

export type EvidencePart = {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
};

const at = (time: Date | string | null): string =>
  time === null ? '–' : moment(new Date(time).toISOString());
const inWords = (code: string): string => code.replaceAll(/[_-]/g, ' ') || '–';

/** How news of the payment came, for somebody who does not know the portal. */
const SOURCES: Readonly<Record<string, string>> = {
  checkout: 'after checkout',
  webhook: 'told by the payment provider',
  reconciliation: 'asked of the payment provider',
  admin: 'asked of the payment provider',
  comparison: 'found in the payment provider’s list',
  refund: 'answer to a refund',
};

const attemptWords = ({
  closedAt,
  score,
  questions,
}: DisputeEvidence['attempts'][number]): string => {
  if (closedAt === null) return 'running';
  const result = score === null ? '' : `, ${score} of ${questions ?? 0} answers right`;
  return `until ${at(closedAt)}${result}`;
};

function serviceUsed({ attempts }: DisputeEvidence): EvidencePart {
  const rows = attempts.map(
    (one) => [at(one.startedAt), `Test in ${inWords(one.domain)}, ${attemptWords(one)}`] as const,
  );
  const none = [['Tests begun', 'None']] as const;
  return { heading: 'Use of the service', rows: rows.length > 0 ? rows : none };
}

export const evidenceWords = (evidence: DisputeEvidence): readonly EvidencePart[] => [
  {
    heading: 'Dispute',
    rows: [
      ['Dispute', evidence.id],
      ['Payment at the provider', evidence.tryId],
      ['Amount', money(evidence.amount)],
      ['Reason', inWords(evidence.reason)],
      ['Phase', inWords(evidence.phase)],
      ['Opened', at(evidence.openedAt)],
      ['To be answered by', at(evidence.respondBy)],
    ],
  },
  {
    heading: 'Customer',
    rows: [
      ['Name', evidence.studentName],
      ['Email', evidence.email],
      ['Signed up', at(evidence.signedUpAt)],
      ['Email confirmed by a code', at(evidence.verifiedAt)],
    ],
  },
  {
    heading: 'Order and payment',
    rows: [
      ['Order at the provider', evidence.orderId],
      ['Our record', evidence.paymentId],
      ['Amount ordered', money(evidence.ordered)],
      ['Ordered', at(evidence.orderedAt)],
      ['Checkout’s signature verified', at(evidence.claimedAt)],
      ['Payment captured', at(evidence.paidAt)],
      ...evidence.terms.map(
        ({ version, agreedAt }) => [`Terms agreed to, version ${version}`, at(agreedAt)] as const,
      ),
    ],
  },
  {
    heading: 'How the payment became known',
    rows: evidence.news.map(({ told, source, at: when }) => [
      at(when),
      `${inWords(told)}: ${SOURCES[source] ?? source}`,
    ]),
  },
  serviceUsed(evidence),
  {
    heading: 'Receipt',
    rows: [
      ...evidence.receipts.map(
        ({ number, issuedAt }) => [number, `issued ${at(issuedAt)}`] as const,
      ),
      ...evidence.receiptsMailed.map((sentAt) => ['Mailed to the customer', at(sentAt)] as const),
    ],
  },
];
