import type { ResultRecord } from '../exam-api.js';
import { Notice } from '../../../components/notice.js';

const dayText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

const reasonsOf = ({ questions }: ResultRecord): readonly string[] => [
  ...new Set(questions.flatMap(({ ruling }) => ruling?.reasons ?? [])),
];

export function ResultCorrection({ record }: { readonly record: ResultRecord }) {
  const { correction, score, totalQuestions, isVoid } = record;
  if (!correction) return null;
  const { at, first } = correction;
  const isOther = first.score !== score || first.totalQuestions !== totalQuestions;
  const before = `${first.score} of ${first.totalQuestions}`;
  return (
    <Notice kind="info">
      <p>
        <strong>
          Corrected on <time dateTime={at}>{dayText.format(new Date(at))}</time>
          {isOther && (
            <>
              : {before} <span aria-hidden="true">→</span>
              <span className="visually-hidden">became</span> {score} of {totalQuestions}
            </>
          )}
        </strong>
      </p>
      {reasonsOf(record).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {isVoid && (
        <p>
          Too few questions are left for a verdict. This test does not count against you: you have
          one more attempt.
        </p>
      )}
    </Notice>
  );
}
