import { stateOf, type QuestionState } from '@portal/domain/question-bank/question-state.js';
import type { ReactNode } from 'react';
import { ActionButton } from '../components/action-button.js';
import { ConfirmClose } from './domains-would-close.js';
import { Editors, ReviewNote } from './question-editors.js';
import { NOTE, REMARK } from './review-words.js';
import { useWholeQuestion } from './use-whole-question.js';
import styles from './studio.module.css';

type Way = {
  readonly path: `questions/${string}`;
  readonly version: number;
  /** Whether words are typed that are not saved: a move shows the question anew. */
  readonly isUnsaved: boolean;
};

/** The words that were read go with the move, so that nobody moves others. */
const reading = (version: number) => () => ({ version });

function OfDraft({ path, version, isUnsaved }: Way) {
  return (
    <>
      <p>
        A draft is not asked. Once its words are right, send it to review: somebody else has to
        approve it.
      </p>
      <ReviewNote path={path} version={version} />
      <ActionButton
        label="Send to review"
        path={`${path}/submit`}
        isUnsaved={isUnsaved}
        body={reading(version)}
        words={REMARK}
        done="The question is in review."
      >
        Somebody else reads it, and approves it or sends it back.
      </ActionButton>
    </>
  );
}

function OfReview({ path, version, isUnsaved }: Way) {
  return (
    <>
      <p>
        Read it below as a student would, and answer it before the key is marked. It is asked once
        it is approved.
      </p>
      <Editors path={path} version={version} />
      <ActionButton
        label="Approve"
        path={`${path}/approve`}
        isUnsaved={isUnsaved}
        body={reading(version)}
        words={REMARK}
        done="The question is live."
      >
        Tests that begin from now on may ask it.
      </ActionButton>
      <ActionButton
        label="Send back"
        path={`${path}/send-back`}
        isUnsaved={isUnsaved}
        body={reading(version)}
        words={NOTE}
        done="The question is a draft again."
      >
        It becomes a draft again.
      </ActionButton>
    </>
  );
}

function OfLive({ path, version, isUnsaved }: Way) {
  return (
    <ActionButton
      label="Retire question"
      path={`${path}/retire`}
      isUnsaved={isUnsaved}
      body={({ confirmed }) => ({ version, confirmed: confirmed === 'on' })}
      fields={(refused) => <ConfirmClose refused={refused} />}
      done="The question is retired."
    >
      No test that begins from now on asks it.
    </ActionButton>
  );
}

function OfRetired({ path, version, isUnsaved }: Way) {
  return (
    <>
      <ActionButton
        label="Bring question back"
        path={`${path}/restore`}
        isUnsaved={isUnsaved}
        body={reading(version)}
        done="The question is live."
      >
        Tests that begin from now on may ask it again, in the words that were live.
      </ActionButton>
      <ActionButton
        label="Make it a draft"
        path={`${path}/rework`}
        isUnsaved={isUnsaved}
        body={reading(version)}
        done="The question is a draft."
      >
        It is asked again once somebody has approved it.
      </ActionButton>
    </>
  );
}

const WAYS: Readonly<Record<QuestionState, (way: Way) => ReactNode>> = {
  draft: (way) => <OfDraft key="draft" {...way} />,
  'in-review': (way) => <OfReview key="in-review" {...way} />,
  live: (way) => <OfLive key="live" {...way} />,
  retired: (way) => <OfRetired key="retired" {...way} />,
};

export function StateActions({ isUnsaved }: Pick<Way, 'isUnsaved'>) {
  const question = useWholeQuestion();
  if (!question) return null;
  const path = `questions/${encodeURIComponent(question.id)}` as const;
  return (
    <section className={styles.standing} aria-label="Review">
      {WAYS[stateOf(question)]({ path, version: question.version, isUnsaved })}
    </section>
  );
}
