import Button from '@mui/material/Button';
import { useState } from 'react';
import { Answered } from '../components/answered.js';
import { Notice } from '../components/notice.js';
import type { AnswerOf } from '../providers/data-provider.js';
import styles from '../components/mail-text.module.css';

type Mail = NonNullable<AnswerOf<`/api/admin/emails/${string}/preview`>['mail']>;

const DELETED =
  'Its words are not shown: they are deleted once it is sent or given up, and those about admins are for owners.';

type MailPreviewProps = {
  readonly id: string;
  /** Which mail it is, for screen readers. */
  readonly about: string;
};

/** The text of a mail; loaded on a press, since reading it is noted in the audit log. */
export function MailPreview({ id, about }: MailPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3 justify-items-start">
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide' : 'Read'}
        <span className="visually-hidden"> {about}</span>
      </Button>
      {isOpen && (
        <Answered
          path={`/api/admin/emails/${encodeURIComponent(id)}/preview`}
          refused="There is no preview now."
          isAskedOnce
        >
          {({ mail }) => (mail ? <Text {...mail} /> : <Notice kind="info">{DELETED}</Notice>)}
        </Answered>
      )}
    </div>
  );
}

function Text({ subject, text }: Mail) {
  return (
    <pre className={styles.text} tabIndex={0} role="region" aria-label="What the mail says">
      <strong>{subject}</strong>
      {`\n\n${text}`}
    </pre>
  );
}
