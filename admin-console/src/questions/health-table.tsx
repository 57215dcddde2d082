import {
  LEAST_ANSWERS,
  type HealthFlag,
  type QuestionHealth,
} from '@portal/domain/question-bank/health.js';
import { OPTION_KEYS, type OptionKey } from '@portal/domain/question-bank/question.js';
import { Link } from 'react-router';
import { Badge } from '../components/badge.js';
import { Loading } from '../components/loading.js';
import { Notice } from '../components/notice.js';
import { useAnswer } from './use-answer.js';
import styles from './questions.module.css';

type Health = QuestionHealth & {
  readonly question: string;
  readonly correctOption: OptionKey;
  readonly live: boolean;
  readonly isLatest: boolean;
};

const WORDS: Readonly<Record<HealthFlag, string>> = {
  'negative-discrimination': 'negative discrimination',
  'too-easy': 'above 95 %',
  'too-hard': 'below 15 %',
};

const asPercent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`;

const asCorrelation = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

function Remarks({ hasTooFew, flags, live, isLatest }: Health) {
  return (
    <>
      {!live && <Badge tone="plain">retired</Badge>}{' '}
      {!isLatest && <Badge tone="plain">older</Badge>}
      {hasTooFew && 'too few answers'}
      {flags.map((flag) => (
        <Badge key={flag} tone="bad">
          {WORDS[flag]}
        </Badge>
      ))}
    </>
  );
}

function Row(health: Health) {
  const { id, version, question, shown, correct, discrimination, chosen, unanswered } = health;
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/questions/${encodeURIComponent(id)}`}>{id}</Link>, version {version}
      </th>
      <td className={styles.wide}>{question}</td>
      <td data-number>{shown}</td>
      <td data-number>{asPercent(correct)}</td>
      <td data-number>{asCorrelation(discrimination)}</td>
      {OPTION_KEYS.map((key) => (
        <td key={key} data-number>
          {chosen[key]}
          {key === health.correctOption ? ' ✓' : ''}
        </td>
      ))}
      <td data-number>{unanswered}</td>
      <td>
        <Remarks {...health} />
      </td>
    </tr>
  );
}

const NUMBERS = ['Shown', 'Correct', 'Discrimination', 'A', 'B', 'C', 'D', 'None'];

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Id</th>
        <th scope="col">Question</th>
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

/** Flagged ones first, then those that were shown most. */
const byNeed = (one: Health, other: Health): number =>
  other.flags.length - one.flags.length || other.shown - one.shown;

/** How the questions of a domain did, from its results. */
export function HealthTable({ domain }: { readonly domain: string }) {
  const path = `/api/admin/question-bank/health?domain=${encodeURIComponent(domain)}`;
  const answer = useAnswer<{ questions: readonly Health[] }>(path);
  if (answer.state === 'loading') return <Loading />;
  if (answer.state === 'failed') return <Notice kind="error">{answer.message}</Notice>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Figures by question">
      <table className={styles.table}>
        <caption>
          From the latest 20,000 results, version by version. Below {LEAST_ANSWERS} answers nothing
          is flagged. ✓ is the right option.
        </caption>
        <Head />
        <tbody>
          {answer.body.questions.toSorted(byNeed).map((health) => (
            <Row key={`${health.id} ${health.version}`} {...health} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
