import { useState } from 'react';
import { Answered } from '../components/answered.js';
import { Notice } from '../components/notice.js';
import type { AnswerOf } from '../providers/api-types.js';
import mail from '../components/mail-text.module.css';

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
      <button
        type="button"
        className="button secondary"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Read'}
        <span className="visually-hidden"> {about}</span>
      </button>
      {isOpen && (
        <Answered
          path={`/api/admin/emails/${encodeURIComponent(id)}/preview`}
          refused="There is no preview now."
          isAskedOnce
        >
          {(said) => <Text {...said} />}
        </Answered>
      )}
    </div>
  );
}

function Text({ subject, text, isOwn }: AnswerOf<`/api/admin/emails/${string}/preview`>) {
  return (
    <>
      {!isOwn && (
        <Notice kind="info">
          What it told is not kept once it is sent. A mail of this kind reads like this, with other
          facts.
        </Notice>
      )}
      <pre className={mail.text} tabIndex={0} role="region" aria-label="What the mail says">
        <strong>{subject}</strong>
        {`\n\n${text}`}
      </pre>
    </>
  );
}
