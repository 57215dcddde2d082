import { useState } from 'react';
import { useNotify } from 'react-admin';
import { CANNED_PATH, type CannedAnswerRow } from './canned-answer-row.js';
import styles from './messages.module.css';
import { Failed } from '../../components/failed.js';
import { Field } from '../../components/field.js';
import { Loading } from '../../components/loading.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { wordsOf } from '../../components/refusal.js';
import { useAnswer } from '../../components/use-answer.js';
import type { Texts } from '../../components/use-submit.js';
import { OwnTitle } from '../../components/own-title.js';
import { act } from '../../providers/data-provider.js';

const HINT = '{name} and {subject} are filled in from the message.';
const MOST_CHARACTERS = 2000;

type EditorProps = {
  /** Without one, a new one is made. */
  readonly answer: CannedAnswerRow | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

function Editor({ answer, onClose, onSaved }: EditorProps) {
  const save = async ({ title, text }: Texts) => {
    const { id, version } = answer ?? {};
    const words = { title: title ?? '', text: text ?? '' };
    await (id === undefined || version === undefined
      ? act('canned-answers', words)
      : act(`canned-answers/${id}`, { ...words, version }));
    onSaved();
  };
  return (
    <ReasonDialog
      title={answer ? `Change ${answer.title}` : 'New canned answer'}
      button="Save"
      send={save}
      onClose={onClose}
      fields={(refused) => (
        <Field
          name="title"
          label="Title"
          defaultValue={answer?.title}
          maxLength={60}
          refused={refused}
          required
        />
      )}
      words={{
        ...{ name: 'text', label: 'Answer', hint: HINT, most: MOST_CHARACTERS },
        ...(answer && { begun: answer.text }),
      }}
    />
  );
}

type RowProps = {
  readonly answer: CannedAnswerRow;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

const Row = ({ answer: { title, text }, onEdit, onRemove }: RowProps) => (
  <li>
    <strong>{title}</strong>
    <p>{text}</p>
    <div className="flex gap-3 wrap">
      <button type="button" className="button secondary" onClick={onEdit}>
        Change<span className="visually-hidden"> {title}</span>
      </button>
      <button type="button" className="button secondary" onClick={onRemove}>
        Remove<span className="visually-hidden"> {title}</span>
      </button>
    </div>
  </li>
);

/** The texts that support answers with again and again. */
export default function CannedAnswersPage() {
  const { data, error, isPending, reload } = useAnswer(
    CANNED_PATH,
    'Failed to fetch the canned answers.',
  );
  const [edited, setEdited] = useState<CannedAnswerRow | 'new' | null>(null);
  const notify = useNotify();
  const remove = async ({ id, version }: CannedAnswerRow) => {
    try {
      await act(`canned-answers/${id}/remove`, { version });
      notify('The canned answer is removed.', { type: 'success' });
    } catch (thrown) {
      notify(wordsOf(thrown, 'It was not removed.'), { type: 'error' });
    } finally {
      reload();
    }
  };
  if (error !== null) return <Failed message={error} onRetry={reload} />;
  if (data === null && isPending) return <Loading />;
  const answers = data?.answers ?? [];
  return (
    <section className={styles.form} aria-labelledby="canned">
      <OwnTitle of="Canned answers" />
      <h2 id="canned">Canned answers</h2>
      <div className="flex gap-3 wrap">
        <button type="button" className="button primary" onClick={() => setEdited('new')}>
          New canned answer
        </button>
      </div>
      {answers.length === 0 && <p className="empty">No canned answers yet.</p>}
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <Row
            key={answer.id}
            answer={answer}
            onEdit={() => setEdited(answer)}
            onRemove={() => void remove(answer)}
          />
        ))}
      </ul>
      {edited !== null && (
        <Editor
          answer={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            notify('The canned answer is kept.', { type: 'success' });
            reload();
          }}
        />
      )}
    </section>
  );
}
