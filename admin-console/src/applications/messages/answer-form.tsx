import { useNotify, useRefresh } from 'react-admin';
import { DirectButton } from '../../components/action-button.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import { Field } from '../../components/field.js';
import { act } from '../../providers/data-provider.js';

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
  const notify = useNotify();
  const refresh = useRefresh();
  const path = `messages/${encodeURIComponent(id)}` as const;
  const answer = async ({ text = '' }: Texts) => {
    await act(`${path}/answer`, { text, seen });
    notify(`The answer is on its way to ${email}.`, { type: 'success' });
    refresh();
  };
  return (
    <section className="grid gap-4 max-width-60rem justify-items-start">
      <h3>{seen === 0 ? 'Answer' : 'Answer once more'}</h3>
      <ActionForm label="Answer" button="Send the answer" send={answer} isEmptied>
        <Field
          {...{ name: 'text', label: 'Answer', rows: 5 }}
          hint={`It goes to ${email} by mail, with the message below it.`}
        />
      </ActionForm>
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
