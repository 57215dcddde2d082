import { useState } from 'react';
import { Loading } from '../components/loading.js';
import { Notice } from '../components/notice.js';
import { useAnswer } from '../components/use-answer.js';
import mail from '../components/mail-text.module.css';

const REFUSED = 'There is no preview now.';

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
      {isOpen && <Text id={id} />}
    </div>
  );
}

function Text({ id }: { readonly id: string }) {
  const { data, error } = useAnswer(`/api/admin/emails/${encodeURIComponent(id)}/preview`, REFUSED);
  if (error !== null) return <Notice kind="error">{error}</Notice>;
  if (!data) return <Loading />;
  const { subject, text, isOwn } = data;
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
