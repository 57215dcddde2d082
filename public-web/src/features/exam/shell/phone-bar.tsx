import { Button } from '../../../components/button.js';
import type { ExamWork } from './exam-work.js';
import { FlagMark } from './flag-button.js';
import styles from './phone-bar.module.css';

type PhoneBarProps = ExamWork & {
  readonly onSheet: () => void;
  readonly onFinish: (() => void) | null;
};

export function PhoneBar(props: PhoneBarProps) {
  const { questions, choices, flagged, index, isLocked, onGo, onFlag, onSheet, onFinish } = props;
  const question = questions[index];
  const answered = questions.filter(({ _id }) => choices[_id]).length;
  const isLast = index === questions.length - 1;
  return (
    <div className={styles.bar}>
      <Button
        look="secondary"
        aria-label="Previous"
        disabled={index === 0}
        onClick={() => onGo(index - 1)}
      >
        <Arrow d="M10 3 5 8l5 5" />
      </Button>
      {question && (
        <button
          type="button"
          className={styles.flag}
          aria-label="Flag this question"
          aria-pressed={flagged.has(question._id)}
          onClick={() => onFlag(question._id)}
        >
          <FlagMark />
        </button>
      )}
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onSheet}>
        <span>
          <b className="weight-680 one-line">
            {answered} of {questions.length}
          </b>{' '}
          <small>answered</small>
        </span>
        <Arrow d="M3 10l5-5 5 5" />
      </button>
      {isLast ? (
        onFinish && (
          <Button isBusy={isLocked} onClick={onFinish}>
            Finish
          </Button>
        )
      ) : (
        <Button look="secondary" onClick={() => onGo(index + 1)}>
          Next
          <Arrow d="M6 3l5 5-5 5" />
        </Button>
      )}
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
