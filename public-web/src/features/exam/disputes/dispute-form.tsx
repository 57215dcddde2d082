import {
  DISPUTE_KINDS,
  DISPUTE_TEXT,
  disputeErrors,
  disputeLength,
} from '@portal/domain/exam/disputes/question-dispute.js';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../components/form.js';
import { SelectField } from '../../../components/select-field.js';
import { TextArea } from '../../../components/text-area.js';
import { UnsentNotice } from '../../../components/unsent-notice.js';
import { messageOf } from '../../../lib/api-failure.js';
import { createFormDraft } from '../../../lib/form-draft.js';
import { queryClient } from '../../../lib/queries.js';
import { usePortalForm } from '../../../lib/use-portal-form.js';
import { disputesOf, sendDispute } from './disputes-api.js';
import styles from './question-dispute.module.css';

const FALLBACKS = { refused: 'Your report was not sent.' };

const KINDS = Object.entries(DISPUTE_KINDS).map(([value, label]) => ({ value, label }));
const { least, most } = DISPUTE_TEXT;

type DisputeFormProps = {
  readonly resultId: string;
  readonly questionId: string;
  readonly number: number;
  /** The last day to report questions of this test. */
  readonly until: string;
  readonly left: number;
};

export const disputeDraft = (resultId: string, questionId: string) =>
  createFormDraft(`portal.reportDraft:${resultId}.${questionId}`);

/** The length of the text; read aloud only when it matters. */
function Counter({ length }: { readonly length: number }) {
  const isFine = length >= least && length <= most;
  return (
    <p className={styles.counter} data-fine={isFine || undefined}>
      <span aria-hidden="true">
        {length} / {most}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {length > most && `${length - most} characters too many`}
      </span>
    </p>
  );
}

export function DisputeForm({ resultId, questionId, number, until, left }: DisputeFormProps) {
  const [draft] = useState(() => disputeDraft(resultId, questionId));
  const [begun] = useState(() => draft.over({ kind: '', text: '' }));
  const [length, setLength] = useState(disputeLength(begun.text));
  const { phase, field, submit } = usePortalForm<{ kind: string; text: string }>({
    defaults: begun,
    validate: disputeErrors,
    keep: (form) => {
      draft.keep(form);
      setLength(disputeLength(form.text));
    },
    send: async (form) => {
      await sendDispute(resultId, { questionId, ...form });
      draft.drop();
      await queryClient.invalidateQueries({ queryKey: disputesOf(resultId).queryKey });
    },
  });
  const more = left === 1 ? 'one more question' : `${left} more questions`;
  return (
    <Form label={`Report question ${number}`} onSubmit={submit}>
      <SelectField
        {...field('kind')}
        id={`dispute-kind-${number}`}
        label="What is wrong?"
        prompt="Please choose"
        choices={KINDS}
      />
      <div className="grid gap-2">
        <TextArea
          {...field('text')}
          id={`dispute-text-${number}`}
          label="How do you know?"
          hint={`${least} to ${most} characters. Name the source if you have one.`}
        />
        <Counter length={length} />
      </div>
      {phase.state === 'failed' && !phase.landed && (
        <UnsentNotice message={messageOf(phase.failure, FALLBACKS)} />
      )}
      <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
        Send the report
      </SubmitButton>
      <p className="soft small">
        You can report {more} of this test, until {until}. If we agree, it is put right for
        everybody who had the question.
      </p>
    </Form>
  );
}
