import { wordFor } from '@portal/domain/kernel/words.js';
import { LEAST_ANSWERS } from '@portal/domain/question-bank/health/question-health.js';
import { OPTION_KEYS } from '@portal/domain/question-bank/options.js';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { DIFFICULTY_WORDS } from './difficulty-words.js';
import { Badge } from '../components/badge.js';
import { Loading } from '../components/loading.js';
import { Notice } from '../components/notice.js';
import type { AnswerOf } from '../providers/api-types.js';
import { downloadHealth } from './bank-calls.js';
import { asCorrelation, asPercent, Flags, TestsLine } from './health-words.js';
import { InlineText } from './question-text.js';
import { useShownAnswer } from './use-shown-answer.js';
import styles from './questions.module.css';

type Health = AnswerOf<'/api/admin/question-bank/health'>['questions'][number];

function Remarks({ hasTooFew, flags, live, isLatest }: Health) {
  return (
    <>
      {!live && <Badge tone="plain">not live</Badge>}{' '}
      {!isLatest && <Badge tone="plain">older</Badge>}
      {hasTooFew && 'too few answers'}
      <Flags flags={flags} />
    </>
  );
}

function Options({ options, correctOption }: Pick<Health, 'options' | 'correctOption'>) {
  return OPTION_KEYS.map((key) => (
    <td key={key} data-number>
      {options ? options[key].chosen : '–'}
      {options && key === correctOption ? ' ✓' : ''}
    </td>
  ));
}

function Row(health: Health) {
  const { id, version, question, difficulty, discrimination } = health;
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/questions/${encodeURIComponent(id)}`}>{id}</Link>, version {version}
      </th>
      <td className={styles.wide}>
        <InlineText text={question} />
      </td>
      <td>{wordFor(DIFFICULTY_WORDS, difficulty)}</td>
      <td data-number>{health.answered}</td>
      <td data-number>{asPercent(health.correct)}</td>
      <td data-number>{asPercent(health.firstTries.correct)}</td>
      <td data-number>{asPercent(health.laterTries.correct)}</td>
      <td data-number>{asCorrelation(discrimination)}</td>
      <Options {...health} />
      <td data-number>{health.unanswered}</td>
      <td data-number>{health.abandoned}</td>
      <td>
        <Remarks {...health} />
      </td>
    </tr>
  );
}

const NUMBERS = [
  ...['Answered', 'Correct', 'First tests', 'Later tests', 'Discrimination'],
  ...['A', 'B', 'C', 'D', 'Blank', 'Given up'],
];

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Id</th>
        <th scope="col">Question</th>
        <th scope="col">Label</th>
        {NUMBERS.map((name) => (
          <th key={name} scope="col" data-number>
            {name}
          </th>
        ))}
        <th scope="col">Remarks</th>
      </tr>
    </thead>
  );
}

/** Flagged ones first, then those that were answered most. */
const byNeed = (one: Health, other: Health): number =>
  other.flags.length - one.flags.length || other.answered - one.answered;

function ExportHealth({ domain }: { readonly domain: string }) {
  const notify = useNotify();
  const download = () => {
    downloadHealth(domain).catch((failure: unknown) => {
      notify(failure instanceof Error ? failure.message : 'That did not work', { type: 'error' });
    });
  };
  return (
    <div className={styles.bar}>
      <button type="button" className="button secondary" onClick={download}>
        Export these figures
      </button>
    </div>
  );
}

export function HealthTable({ domain }: { readonly domain: string }) {
  const path = `/api/admin/question-bank/health?domain=${encodeURIComponent(domain)}` as const;
  const answer = useShownAnswer(path);
  if (answer.state === 'loading') return <Loading />;
  if (answer.state === 'failed') return <Notice kind="error">{answer.message}</Notice>;
  const { tests, questions } = answer.body;
  return (
    <>
      <TestsLine tests={tests} />
      <ExportHealth domain={domain} />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Figures by question">
        <table className={styles.table}>
          <caption>
            From the latest 20,000 results, version by version. Below {LEAST_ANSWERS} answers
            nothing is flagged. ✓ is the right option; the variants of a family have options of
            their own.
          </caption>
          <Head />
          <tbody>
            {questions.toSorted(byNeed).map((health) => (
              <Row key={`${health.id} ${health.version}`} {...health} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
