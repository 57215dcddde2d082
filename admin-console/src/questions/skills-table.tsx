import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/api-types.js';
import { asPercent } from './figures.js';

type Health = AnswerOf<'/api/admin/question-bank/health'>['questions'][number];

function rowOf(skill: string, questions: readonly Health[]) {
  const sumOf = (figure: (one: Health) => number) =>
    questions.reduce((total, one) => total + figure(one), 0);
  const answered = sumOf((one) => one.answered);
  const right = sumOf((one) => one.answered * (one.correct ?? 0));
  const live = sumOf((one) => Number(one.live && one.isLatest));
  const flagged = sumOf((one) => Number(one.flags.length > 0));
  const share = asPercent(answered === 0 ? null : right / answered);
  return { key: skill, cells: [skill, live, answered, share, flagged] };
}

/** The figures of a domain by skill. */
export function SkillsTable({ questions }: { readonly questions: readonly Health[] }) {
  const skills = [...new Set(questions.map(({ category }) => category))].sort();
  const rows = skills.map((skill) =>
    rowOf(
      skill,
      questions.filter(({ category }) => category === skill),
    ),
  );
  return (
    <PlainTable
      title="By skill"
      level={2}
      empty="None yet."
      columns={['Skill', 'Live', 'Answered', 'Correct', 'Flagged']}
      rows={rows}
    />
  );
}
