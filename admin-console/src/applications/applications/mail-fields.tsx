import { MAX_LENGTH } from '@portal/domain/kernel/text-rules.js';
import { usualMail, type MoveMail } from '@portal/domain/applications/move-mail.js';
import type { Stage } from '@portal/domain/applications/stages.js';
import { useState } from 'react';
import { Field, TextAreaField } from '../../components/field.js';
import { Notice } from '../../components/notice.js';
import { wordsOf } from '../../components/refusal.js';
import type { Refused, Texts } from '../../components/use-submit.js';
import styles from '../../components/form.module.css';
import mailText from '../../components/mail-text.module.css';
import { act } from '../../providers/data-provider.js';

const MAIL_FIELDS = { isMailed: 'isMailed', subject: 'subject', text: 'text' } as const;

/** The mail to send, from what was typed; null if none is to be sent. */
export const mailIn = (texts: Texts): MoveMail | null =>
  MAIL_FIELDS.isMailed in texts ? { subject: texts.subject ?? '', text: texts.text ?? '' } : null;

type MailFieldsProps = {
  /** The application. */
  readonly id: string;
  readonly to: Stage;
  /** Other facts of the mail. The object must stay the same while its content does. */
  readonly about: object;
  readonly refused: Refused | null;
};

/** Whether the applicant gets a mail about the move, and its text, which starts as the stage's usual mail. */
export function MailFields({ id, to, about, refused }: MailFieldsProps) {
  const usual = usualMail(to);
  const [isMailed, setMailed] = useState(usual !== null);
  const [mail, setMail] = useState<MoveMail>(usual ?? { subject: '', text: '' });
  const change = (part: Partial<MoveMail>) => setMail({ ...mail, ...part });
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={MAIL_FIELDS.isMailed}
          checked={isMailed}
          onChange={({ currentTarget }) => setMailed(currentTarget.checked)}
        />
        Write to the applicant
      </label>
      {isMailed && (
        <>
          <Field
            name={MAIL_FIELDS.subject}
            label="Subject"
            refused={refused}
            autoCapitalize="sentences"
            spellCheck
            maxLength={MAX_LENGTH.subject}
            value={mail.subject}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
          <TextAreaField
            name={MAIL_FIELDS.text}
            label="Mail"
            hint="An empty line begins a new paragraph."
            refused={refused}
            rows={7}
            maxLength={MAX_LENGTH.message}
            value={mail.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
          <Preview {...{ id, mail, about, to }} />
        </>
      )}
    </>
  );
}

type PreviewProps = Omit<MailFieldsProps, 'refused'> & {
  readonly mail: MoveMail;
};

/** How the mail will read, as the server writes it. */
function Preview({ id, to, mail, about }: PreviewProps) {
  const [shown, setShown] = useState<{ of: unknown[]; text: string } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = async () => {
    try {
      const { text } = await act(`applications/${id}/mail-preview`, { ...about, ...mail, to });
      setShown({ of: [mail, about], text });
      setFailure(null);
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  return (
    <>
      <div>
        <button type="button" className="button secondary" onClick={() => void ask()}>
          Preview
        </button>
      </div>
      {failure !== null && (
        <Notice kind="error">{wordsOf(failure, 'There is no preview now.')}</Notice>
      )}
      {shown?.of[0] === mail && shown.of[1] === about && (
        <pre className={mailText.text} tabIndex={0} role="region" aria-label="Preview of the mail">
          {shown.text}
        </pre>
      )}
    </>
  );
}
