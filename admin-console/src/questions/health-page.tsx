import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/data-provider.js';
import { asPercent } from './figures.js';
import { domainLabel, TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { DIFFICULTIES } from '@portal/domain/questions/question.js';
import { Answered } from '../components/answered.js';
import { useChoice } from '../components/use-choice.js';
import { OwnTitle } from '../components/own-title.js';
import { BankLinks } from './bank-links.js';
import { HealthTable } from './health-table.js';
import styles from './questions.module.css';

type Health = AnswerOf<'/api/admin/question-bank/health'>['questions'][number];

function skillRow(skill: string, questions: readonly Health[]) {
  const sumOf = (figure: (one: Health) => number) =>
    questions.reduce((total, one) => total + figure(one), 0);
  const answered = sumOf((one) => one.answered);
  const right = sumOf((one) => one.answered * (one.correct ?? 0));
  const live = sumOf((one) => Number(one.live && one.isLatest));
  const flagged = sumOf((one) => Number(one.flags.length > 0));
  const share = asPercent(answered === 0 ? null : right / answered);
  return { key: skill, cells: [skill, live, answered, share, flagged] };
}

export function SkillsTable({ questions }: { readonly questions: readonly Health[] }) {
  const skills = [...new Set(questions.map(({ category }) => category))].sort();
  const rows = skills.map((skill) =>
    skillRow(
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

type Stock = AnswerOf<'/api/admin/question-bank/stock'>['domains'][number];
type Count = Stock['counts'][number];

const sumOf = (counts: readonly Count[], matches: (count: Count) => boolean): number =>
  counts.filter(matches).reduce((sum, { live }) => sum + live, 0);

function shares(counts: readonly Count[], names: readonly string[], of: (count: Count) => string) {
  return names.map((name) => `${name} ${sumOf(counts, (one) => of(one) === name)}`).join(', ');
}

function stockRow({ domain, live, offered, counts }: Stock) {
  const categories = [...new Set(counts.map(({ category }) => category))];
  const cells = [
    domainLabel(domain),
    live,
    offered ? 'yes' : <strong key="offered">no: too few questions</strong>,
    shares(counts, DIFFICULTIES, ({ difficulty }) => difficulty),
    shares(counts, categories, ({ category }) => category),
  ];
  return { key: domain, cells };
}

export const StockTable = () => (
  <Answered path="/api/admin/question-bank/stock">
    {({ least, domains }) => (
      <PlainTable
        title="What there is to draw from"
        level={2}
        note={`A domain with fewer than ${least} live questions, three tests’ worth, is not offered.`}
        columns={['Domain', 'Live', 'Tests offered', 'By difficulty', 'By category']}
        rows={domains.map(stockRow)}
      />
    )}
  </Answered>
);

/** The state of the question bank: how many questions there are to draw, and how each one performs. */
export default function HealthPage() {
  const [show, setShow] = useChoice('show', 'flagged');
  const [domain, setDomain] = useChoice('domain', TEST_DOMAINS[0].value);
  const path = `/api/admin/question-bank/health?domain=${encodeURIComponent(domain)}` as const;
  return (
    <>
      <OwnTitle of="Health of the questions" />
      <BankLinks />
      <StockTable />
      <div className={styles.bar}>
        <label htmlFor="health-domain">Domain</label>
        <select
          id="health-domain"
          value={domain}
          onChange={({ currentTarget }) => setDomain(currentTarget.value)}
        >
          {TEST_DOMAINS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <label>
          <input
            type="checkbox"
            checked={show === 'flagged'}
            onChange={({ currentTarget }) => setShow(currentTarget.checked ? 'flagged' : 'all')}
          />{' '}
          Flagged only
        </label>
      </div>
      <Answered path={path}>
        {({ questions }) => (
          <>
            <HealthTable
              title="How the questions did"
              empty="None is flagged."
              questions={questions.filter(({ flags }) => show === 'all' || flags.length > 0)}
            />
            <SkillsTable questions={questions} />
          </>
        )}
      </Answered>
    </>
  );
}
