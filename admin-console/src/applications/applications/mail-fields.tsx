import Button from '@mui/material/Button';
import { MAX_LENGTH } from '@portal/domain/kernel/text-rules.js';
import { usualMail, type MoveMail } from '@portal/domain/applications/move-mail.js';
import type { Stage } from '@portal/domain/applications/stages.js';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Texts } from '../../components/action-form.js';
import { CheckField, Field } from '../../components/field.js';
import { Notice } from '../../components/notice.js';
import { wordsOf } from '../../components/refusal.js';
import mailText from '../../components/mail-text.module.css';
import { act } from '../../providers/data-provider.js';

/** The fields of a stage's usual mail; none is sent where there is no usual one. */
export function usualMailOf(to: Stage) {
  const usual = usualMail(to);
  return { isMailed: usual !== null, ...(usual ?? { subject: '', text: '' }) };
}

/** The mail to send, from what was typed; null if none is to be sent. */
export const mailIn = ({ isMailed, subject = '', text = '' }: Texts): MoveMail | null =>
  isMailed ? { subject, text } : null;

type MailFieldsProps = {
  readonly id: string;
  /** The facts of the move that the mail names. */
  readonly factsIn: (texts: Texts) => { readonly to: Stage };
};

/** Whether the applicant gets a mail about the move, and its text. */
export function MailFields({ id, factsIn }: MailFieldsProps) {
  const typed = useWatch() as Texts;
  return (
    <>
      <CheckField name="isMailed" label="Write to the applicant" />
      {typed.isMailed && (
        <>
          <Field
            name="subject"
            label="Subject"
            autoCapitalize="sentences"
            spellCheck
            maxLength={MAX_LENGTH.subject}
          />
          <Field
            name="text"
            label="Mail"
            hint="An empty line begins a new paragraph."
            rows={7}
            maxLength={MAX_LENGTH.message}
          />
          <Preview {...{ id, typed, factsIn }} />
        </>
      )}
    </>
  );
}

/** How the mail will read, as the server writes it. */
function Preview({ id, typed, factsIn }: MailFieldsProps & { readonly typed: Texts }) {
  const { mutate, data, error, variables } = useMutation({
    mutationFn: (texts: Texts) =>
      act(`applications/${id}/mail-preview`, {
        ...factsIn(texts),
        ...{ subject: texts.subject ?? '', text: texts.text ?? '' },
      }),
  });
  return (
    <>
      <div>
        <Button variant="outlined" onClick={() => mutate(typed)}>
          Preview
        </Button>
      </div>
      {error && <Notice kind="error">{wordsOf(error, 'There is no preview now.')}</Notice>}
      {data && variables === typed && (
        <pre className={mailText.text} tabIndex={0} role="region" aria-label="Preview of the mail">
          {data.text}
        </pre>
      )}
    </>
  );
}
