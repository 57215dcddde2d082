import { ActionButton } from '../components/action-button.js';
import { Loading } from '../components/loading.js';
import { Moment } from '../components/moment.js';
import { Notice } from '../components/notice.js';
import { useAnswer } from '../components/use-answer.js';
import type { AnswerOf, AnswerOfAction } from '../providers/api-types.js';
import { ConfirmClose } from './domains-would-close.js';
import { IMPORT_NOTE, REMARK } from './review-words.js';
import styles from './studio.module.css';

type MadeImport = AnswerOf<'/api/admin/question-bank/imports'>['imports'][number];

type Props = { readonly made: MadeImport; readonly onDone: () => void };

const standing = ({ questions, draft, inReview, live, retired }: MadeImport): string => {
  const other = questions - draft - inReview - live - retired;
  const parts = [
    `${draft} draft`,
    `${inReview} in review`,
    `${live} live`,
    `${retired} retired`,
    ...(other > 0 ? [`${other} in other words since`] : []),
  ];
  return `${questions} ${questions === 1 ? 'question' : 'questions'}: ${parts.join(', ')}.`;
};

function Moves({ made, onDone }: Props) {
  const path = `question-bank/imports/${made.id}` as const;
  const toldOf = (words: string) => (answer: AnswerOfAction<`${typeof path}/move`>) => {
    onDone();
    return `${answer.moved} ${words}`;
  };
  return (
    <>
      {made.draft > 0 && (
        <ActionButton
          label="Send to review"
          about={made.name}
          path={`${path}/move`}
          body={() => ({ move: 'submit' as const })}
          words={REMARK}
          done={toldOf('in review.')}
        >
          All its drafts, in the words of the file.
        </ActionButton>
      )}
      {made.inReview > 0 && (
        <>
          <ActionButton
            label="Approve"
            about={made.name}
            path={`${path}/move`}
            body={() => ({ move: 'approve' as const })}
            words={REMARK}
            done={toldOf('live.')}
          >
            Tests that begin from now on may ask each of them.
          </ActionButton>
          <ActionButton
            label="Send back"
            about={made.name}
            path={`${path}/move`}
            body={() => ({ move: 'send-back' as const })}
            words={IMPORT_NOTE}
            done={toldOf('sent back.')}
          >
            They become drafts again.
          </ActionButton>
        </>
      )}
      <ActionButton
        label="Undo import"
        about={made.name}
        path={`${path}/undo`}
        body={({ confirmed }) => ({ confirmed: confirmed === 'on' })}
        fields={(refused) => <ConfirmClose refused={refused} />}
        done={() => {
          onDone();
          return 'The bank is as it was before the import.';
        }}
      >
        What was new is gone, what was changed has its words of before. It can’t be done once a test
        has asked one of them.
      </ActionButton>
    </>
  );
}

function Made({ made, onDone }: Props) {
  return (
    <li className={styles.import}>
      <h3>{made.name}</h3>
      <p>
        <Moment at={made.importedAt} />, by {made.adminName}
      </p>
      {made.undoneAt ? (
        <p>
          Undone <Moment at={made.undoneAt} />.
        </p>
      ) : (
        <>
          <p>{standing(made)}</p>
          <div className={styles.ways}>
            <Moves made={made} onDone={onDone} />
          </div>
        </>
      )}
    </li>
  );
}

export function MadeImports() {
  const { data, error, reload } = useAnswer(
    '/api/admin/question-bank/imports',
    'Failed to fetch the imports.',
  );
  if (error !== null) return <Notice kind="error">{error}</Notice>;
  if (!data) return <Loading />;
  const { imports } = data as { imports: readonly MadeImport[] };
  return (
    <section className={styles.view} aria-label="Imports so far">
      <h2>Imports so far</h2>
      {imports.length === 0 && <p>None yet.</p>}
      <ul className={styles.imports}>
        {imports.map((made) => (
          <Made key={made.id} made={made} onDone={reload} />
        ))}
      </ul>
    </section>
  );
}
