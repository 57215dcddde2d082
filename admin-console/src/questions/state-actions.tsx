import { ActionButton } from '../components/action-button.js';
import { ConfirmClose } from './domains-would-close.js';
import { useWholeQuestion } from './use-whole-question.js';
import styles from './studio.module.css';

type StateActionsProps = {
  /** Whether typed words are not saved: a move reads the question again and would lose them. */
  readonly isUnsaved: boolean;
};

const REMARK = {
  name: 'reason',
  label: 'Remark',
  hint: 'May stay empty. It is kept in the audit log.',
  most: 500,
  isOptional: true,
} as const;

/** Publishes a draft, or retires a live question. The call names the version on screen. */
export function StateActions({ isUnsaved }: StateActionsProps) {
  const question = useWholeQuestion();
  if (!question) return null;
  const { id, version, live } = question;
  const path = `questions/${encodeURIComponent(id)}` as const;
  return (
    <section className={styles.standing} aria-label="State">
      {live ? (
        <ActionButton
          label="Retire question"
          path={`${path}/retire`}
          isUnsaved={isUnsaved}
          body={({ confirmed }) => ({ version, confirmed: confirmed === 'on' })}
          fields={(refused) => <ConfirmClose refused={refused} />}
          done="The question is a draft."
        >
          No test that begins from now on asks it.
        </ActionButton>
      ) : (
        <>
          <p>
            A draft is not asked. Read it below as a student would, and answer it before you mark
            the key.
          </p>
          <ActionButton
            label="Publish question"
            path={`${path}/publish`}
            isUnsaved={isUnsaved}
            body={() => ({ version })}
            words={REMARK}
            done="The question is live."
          >
            Tests that begin from now on may ask it.
          </ActionButton>
        </>
      )}
    </section>
  );
}
