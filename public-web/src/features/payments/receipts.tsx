import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '../../components/download-button.js';
import { UnansweredQuery } from '../../components/unanswered-query.js';
import styles from './receipts.module.css';
import { callApi, type AnswerOf } from '../../lib/api.js';
import { download } from '../../lib/download.js';

/** A receipt of the student's list; amounts in paise. */
type ReceiptRow = AnswerOf<'GET /api/receipts'>['receipts'][number];

type CreditNoteRow = ReceiptRow['creditNotes'][number];

const fetchReceipts = async (): Promise<readonly ReceiptRow[]> =>
  (await callApi<{ readonly receipts: readonly ReceiptRow[] }>('/api/receipts')).receipts;

const saveReceipt = (number: string): Promise<void> =>
  download(`/api/receipts/${encodeURIComponent(number)}/pdf`, `receipt-${number}.pdf`);

const saveCreditNote = (number: string): Promise<void> =>
  download(`/api/credit-notes/${encodeURIComponent(number)}/pdf`, `credit-note-${number}.pdf`);

const LIST_FALLBACKS = { refused: 'Failed to fetch receipts.' };
const FILE_FALLBACKS = {
  refused: 'The receipt could not be downloaded.',
  unreachable: 'The receipt could not be downloaded. Please check your connection and try again.',
};
const NOTE_FALLBACKS = {
  refused: 'The credit note could not be downloaded.',
  unreachable:
    'The credit note could not be downloaded. Please check your connection and try again.',
};

const PAISE_PER_RUPEE = 100;
const AMOUNT = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

const amountText = (paise: number): string => AMOUNT.format(paise / PAISE_PER_RUPEE);

export function Receipts({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['receipts', email],
    queryFn: fetchReceipts,
  });
  if (data?.length === 0) return <p>No receipts yet.</p>;
  if (data) {
    return (
      <ul className={styles.list}>
        {data.map((receipt) => (
          <Receipt key={receipt.number} receipt={receipt} />
        ))}
      </ul>
    );
  }
  return <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={LIST_FALLBACKS} />;
}

function Receipt({ receipt }: { receipt: ReceiptRow }) {
  const { number, issuedAt, amount, refunded, creditNotes } = receipt;
  return (
    <li>
      <div className={styles.facts}>
        <p className="even-digits weight-650">{number}</p>
        <p className="soft small">{DAY.format(new Date(issuedAt))}</p>
      </div>
      <div className={styles.money}>
        <p>{amountText(amount)}</p>
        {refunded > 0 && <p className="soft small">{amountText(refunded)} refunded</p>}
      </div>
      <DownloadButton look="secondary" save={() => saveReceipt(number)} fallbacks={FILE_FALLBACKS}>
        Download PDF
        <span className="visually-hidden">of receipt {number}</span>
      </DownloadButton>
      {creditNotes.length > 0 && (
        <ul className={styles.notes}>
          {creditNotes.map((note) => (
            <CreditNote key={note.number} note={note} />
          ))}
        </ul>
      )}
    </li>
  );
}

function CreditNote({ note: { number, issuedAt, amount } }: { note: CreditNoteRow }) {
  return (
    <li>
      <div className={styles.facts}>
        <p>Credit note {number}</p>
        <p className="soft small">{DAY.format(new Date(issuedAt))}</p>
      </div>
      <p className={styles.money}>{amountText(amount)}</p>
      <DownloadButton
        look="secondary"
        save={() => saveCreditNote(number)}
        fallbacks={NOTE_FALLBACKS}
      >
        Download PDF
        <span className="visually-hidden">of credit note {number}</span>
      </DownloadButton>
    </li>
  );
}
