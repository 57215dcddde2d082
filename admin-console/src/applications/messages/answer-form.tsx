import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { DirectButton } from '../../components/direct-button.js';
import { TextAreaField } from '../../components/field.js';
import { OwnForm } from '../../components/own-form.js';
import type { Texts } from '../../components/use-submit.js';
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
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  const notify = useNotify();
  const refresh = useRefresh();
  const path = `messages/${encodeURIComponent(id)}` as const;
  const answer = async ({ text = '' }: Texts) => {
    await sendAsAdmin(`${path}/answer`, { text, seen });
    notify(`The answer is on its way to ${email}.`, { type: 'success' });
    refresh();
  };
  return (
    <section className="grid gap-4 max-width-60rem justify-items-start">
      <h3>{seen === 0 ? 'Answer' : 'Answer once more'}</h3>
      <OwnForm label="Answer" button="Send the answer" send={answer} onTyped={setTyped}>
        {(refused) => (
          <TextAreaField
            {...{ name: 'text', label: 'Answer', refused, rows: 5 }}
            hint={`It goes to ${email} by mail, with the message below it.`}
          />
        )}
      </OwnForm>
      {seen === 0 && !isGrievance && (
        <DirectButton
          path={`${path}/close`}
          body={{ seen }}
          done="Closed without an answer."
          refused="The message could not be closed."
        >
          Needs no answer
        </DirectButton>
      )}
    </section>
  );
}
