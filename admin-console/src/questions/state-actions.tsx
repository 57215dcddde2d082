import { ActionButton } from '../components/action-button.js';
import { ConfirmClose } from './domains-would-close.js';
import { useWholeQuestion } from './question-row.js';
import styles from './studio.module.css';

const REMARK = {
  name: 'reason',
  label: 'Remark',
  hint: 'May stay empty. It is kept in the audit log.',
  most: 500,
  isOptional: true,
} as const;

/** Publishes a draft, or retires a live question. The call names the version on screen. */
export function StateActions() {
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
          losesTyped
          values={{ version, confirmed: false }}
          fields={<ConfirmClose />}
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
            losesTyped
            values={{ version }}
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
