import { reviewOrder, type ReviewOutcome } from '@portal/domain/exam/review.js';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import type { ReviewedQuestion } from '../exam-api.js';
import { ReviewedItem } from './reviewed-item.js';
import styles from './question-review.module.css';

type Filter = 'all' | Extract<ReviewOutcome, 'wrong' | 'unanswered'>;

const askedFilter = (): Filter =>
  FILTERS.find(([one]) => location.hash === `#${one}`)?.[0] ?? 'all';

const FILTERS: readonly (readonly [Filter, string])[] = [
  ['all', 'All'],
  ['wrong', 'Wrong'],
  ['unanswered', 'Not answered'],
];

type QuestionReviewProps = {
  readonly resultId: string;
  readonly questions: readonly ReviewedQuestion[];
};

/** A line for each question, wrong ones first; all are in the document, for printing. */
export function QuestionReview({ resultId, questions }: QuestionReviewProps) {
  const [filter, showFilter] = useState(askedFilter);
  const setFilter = (one: Filter) => {
    history.replaceState(history.state, '', `#${one}`);
    showFilter(one);
  };
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const items = reviewOrder(questions);
  const isShown = (outcome: ReviewOutcome) => filter === 'all' || outcome === filter;
  const shown = items.filter(({ outcome }) => isShown(outcome));
  const areAllOpen = shown.every(({ number }) => open.has(number));
  const toggle = (number: number) => {
    const next = new Set(open);
    if (!next.delete(number)) next.add(number);
    setOpen(next);
  };
  const countOf = (one: Filter) =>
    one === 'all' ? items.length : items.filter(({ outcome }) => outcome === one).length;
  const offered = FILTERS.filter(([one]) => countOf(one) > 0);
  return (
    <section className={styles.review} aria-labelledby="review">
      <div className={styles.head}>
        <h2 id="review">Question Review</h2>
        <div className="flex wrap items-center gap-3-5" data-on-screen>
          {offered.length > 1 && (
            <div className={styles.filters} role="group" aria-label="Questions to show">
              {offered.map(([one, label]) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={filter === one}
                  onClick={() => setFilter(one)}
                >
                  {label} <span>{countOf(one)}</span>
                </button>
              ))}
            </div>
          )}
          <Button
            look="quiet"
            onClick={() => setOpen(new Set(areAllOpen ? [] : shown.map(({ number }) => number)))}
          >
            {areAllOpen ? 'Close all' : 'Open all'}
          </Button>
        </div>
      </div>
      <p className="soft small" role="status" data-on-screen>
        {shown.length} of {items.length} questions are shown
        {filter === 'all' && offered.length > 1 && ', what was wrong first'}.
      </p>
      <ol className="no-marks rule-above">
        {items.map((item) => (
          <li
            className="rule-below"
            key={item.number}
            data-question
            data-correct={item.question.isCorrect}
            data-left-out={!isShown(item.outcome) || undefined}
          >
            <ReviewedItem
              resultId={resultId}
              item={item}
              isOpen={open.has(item.number)}
              onToggle={() => toggle(item.number)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
