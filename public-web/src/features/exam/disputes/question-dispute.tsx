import { DISPUTE_KINDS } from '@portal/domain/exam/disputes/question-dispute.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UnansweredQuery } from '../../../components/unanswered-query.js';
import { disputeDraft, DisputeForm } from './dispute-form.js';
import { disputesOf, type OwnDispute, type OwnDisputes } from './disputes-api.js';
import styles from './question-dispute.module.css';

const FALLBACKS = { refused: 'Your reports could not be fetched.' };

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const asDay = (at: string): string => DAY.format(new Date(at));

type QuestionDisputeProps = {
  readonly resultId: string;
  readonly questionId: string;
  readonly number: number;
};

export function QuestionDispute({ resultId, questionId, number }: QuestionDisputeProps) {
  const { data, error, isFetching, refetch } = useQuery(disputesOf(resultId));
  const filed = data?.disputes.find((one) => one.questionId === questionId);
  if (filed) return <Filed dispute={filed} />;
  if (data) return <Report {...{ resultId, questionId, number }} own={data} />;
  if (!error || number > 1) return null;
  return <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={FALLBACKS} />;
}

const HEADINGS = {
  open: 'We have your report',
  upheld: 'You were right',
  declined: 'We looked at it again: it stays as it is',
} as const;

function Filed({ dispute }: { readonly dispute: OwnDispute }) {
  const { kind, text, state, answer, openedAt, decidedAt } = dispute;
  return (
    <div className={styles.filed} data-state={state} role="status">
      <p className="flex wrap justify-between items-baseline gap-0-4">
        <strong>{HEADINGS[state]}</strong>
        <small className="small">{asDay(decidedAt ?? openedAt)}</small>
      </p>
      {state === 'open' ? (
        <p>Somebody reads it, and you get the answer here and by mail.</p>
      ) : (
        <p>{answer}</p>
      )}
      {state === 'upheld' && (
        <p>
          Every test that had this question is graded again, also those of students who reported
          nothing.
        </p>
      )}
      <details>
        <summary>Your report</summary>
        <p className="small">{DISPUTE_KINDS[kind]}</p>
        <blockquote>{text}</blockquote>
      </details>
    </div>
  );
}

type ReportProps = QuestionDisputeProps & { readonly own: OwnDisputes };

/** A small link that opens the form; if a report is no longer possible, the form says so. */
function Report({ resultId, questionId, number, own }: ReportProps) {
  const [isOpen, setOpen] = useState(disputeDraft(resultId, questionId).isKept);
  if (!own.isOpen) return null;
  return (
    <details
      className={styles.report}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-on-screen
    >
      <summary>
        Something wrong with this question?
        <span className="visually-hidden"> Question {number}</span>
      </summary>
      {isOpen && (
        <div className={styles.form}>
          {own.left === 0 ? (
            <p>
              You have reported as many questions of this test as you can. A report that we agree
              with makes room for another.
            </p>
          ) : (
            <DisputeForm
              resultId={resultId}
              questionId={questionId}
              number={number}
              until={asDay(own.until)}
              left={own.left}
            />
          )}
        </div>
      )}
    </details>
  );
}
