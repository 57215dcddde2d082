import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { Notice } from '../../components/notice.js';
import { fieldError, wordsOf } from '../../components/refusal.js';
import { useCall } from '../../components/use-call.js';
import { useUnsaved } from '../../components/use-unsaved.js';
import { sendAsAdmin } from '../../providers/data-provider.js';

type AnswerFormProps = {
  readonly id: string;
  readonly email: string;
  /** How many answers the admin sees above: the server refuses if another admin has answered since. */
  readonly seen: number;
  /** A grievance is closed without an answer only with a reason. */
  readonly isGrievance: boolean;
};

/** Answers a message by mail; what was typed stays until it is sent. */
export function AnswerForm({ id, email, seen, isGrievance }: AnswerFormProps) {
  const [text, setText] = useState('');
  const { failure, isBusy, run } = useCall();
  useUnsaved(text.trim() !== '');
  const path = `messages/${encodeURIComponent(id)}` as const;
  const send = (call: () => Promise<unknown>, done: string) =>
    run({ call, done, then: () => setText('') });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const answer = () => sendAsAdmin(`${path}/answer`, { text, seen });
    send(answer, `The answer is on its way to ${email}.`);
  };
  const close = () =>
    send(() => sendAsAdmin(`${path}/close`, { seen }), 'Closed without an answer.');
  const ofText = fieldError(failure, 'text');
  return (
    <form className="grid gap-4 max-width-60rem" aria-label="Answer" onSubmit={submit} noValidate>
      <h3>{seen === 0 ? 'Answer' : 'Answer once more'}</h3>
      {failure !== null && !ofText && (
        <Notice kind="error">{wordsOf(failure, 'The answer could not be sent.')}</Notice>
      )}
      <TextField
        id="answer"
        label="Answer"
        value={text}
        error={ofText !== undefined}
        helperText={ofText ?? `It goes to ${email} by mail, with the message below it.`}
        multiline
        minRows={5}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-3 wrap">
        <button className="button primary" aria-disabled={isBusy || undefined}>
          Send the answer
        </button>
        {seen === 0 && !isGrievance && (
          <button
            type="button"
            className="button secondary"
            aria-disabled={isBusy || undefined}
            onClick={close}
          >
            Needs no answer
          </button>
        )}
      </div>
    </form>
  );
}
