import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { FailedFetch } from '../../components/failed-fetch.js';
import { Loading } from '../../components/loading.js';
import { Notice } from '../../components/notice.js';
import { messageOf } from '../../lib/api-failure.js';
import { fetchReceipts, saveReceipt, type ReceiptRow } from './receipts-api.js';
import styles from './receipts.module.css';

const LIST_FALLBACKS = {
  refused: 'Failed to fetch receipts.',
  unreachable: 'Could not connect to the server.',
};
const FILE_FALLBACKS = {
  refused: 'The receipt could not be downloaded.',
  unreachable: 'The receipt could not be downloaded. Please check your connection and try again.',
};

const PAISE_PER_RUPEE = 100;
const AMOUNT = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

const amountText = (paise: number): string => AMOUNT.format(paise / PAISE_PER_RUPEE);

/** The receipts for what the student has paid, or the newest of them. */
export function Receipts({ email, most }: { email: string; most?: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['receipts', email],
    queryFn: fetchReceipts,
  });
  if (data?.length === 0) return <p>No receipts yet.</p>;
  if (data) {
    return (
      <ul className={styles.list}>
        {data.slice(0, most).map((receipt) => (
          <Receipt key={receipt.number} receipt={receipt} />
        ))}
      </ul>
    );
  }
  if (!error) return <Loading />;
  return (
    <FailedFetch
      message={messageOf(error, LIST_FALLBACKS)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function useSaving(number: string) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await saveReceipt(number);
    } catch (failure) {
      setFault(messageOf(failure, FILE_FALLBACKS));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, fault, save };
}

function Receipt({ receipt }: { receipt: ReceiptRow }) {
  const { number, issuedAt, amount, refunded } = receipt;
  const { isBusy, fault, save } = useSaving(number);
  return (
    <li>
      <div className={styles.facts}>
        <p className={styles.number}>{number}</p>
        <p className={styles.day}>{DAY.format(new Date(issuedAt))}</p>
      </div>
      <div className={styles.money}>
        <p>{amountText(amount)}</p>
        {refunded > 0 && <p className={styles.day}>{amountText(refunded)} refunded</p>}
      </div>
      <Button look="secondary" isBusy={isBusy} onClick={() => void save()}>
        Download PDF
        <span className="visually-hidden">of receipt {number}</span>
      </Button>
      {fault && (
        <div className={styles.fault}>
          <Notice kind="error">{fault}</Notice>
        </div>
      )}
    </li>
  );
}
