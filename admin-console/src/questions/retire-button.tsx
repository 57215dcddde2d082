import { useRecordContext } from 'react-admin';
import { ConfirmClose } from './domains-would-close.js';
import type { QuestionRow } from './question-row.js';
import { ActionButton } from '../components/action-button.js';

/** Takes a question out of the draw, or puts it back. */
export function RetireButton() {
  const question = useRecordContext<QuestionRow>();
  if (!question) return null;
  const path = `questions/${encodeURIComponent(question.id)}`;
  return question.live ? (
    <ActionButton
      label="Retire question"
      path={`${path}/retire`}
      body={({ confirmed }) => ({ confirmed: confirmed === 'on' })}
      fields={(refused) => <ConfirmClose refused={refused} />}
      done="The question is retired."
      key="retire"
    >
      No test that begins from now on asks it.
    </ActionButton>
  ) : (
    <ActionButton
      label="Bring question back"
      path={`${path}/restore`}
      done="The question is live."
      key="restore"
    >
      Tests that begin from now on may ask it again.
    </ActionButton>
  );
}
