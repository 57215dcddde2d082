import { wordFor } from '@portal/domain/kernel/words.js';
import { type HealthFlag, LEAST_ANSWERS } from '@portal/domain/questions/health/question-health.js';
import { OPTION_KEYS } from '@portal/domain/questions/options.js';
import { Link } from 'react-router';
import { DIFFICULTY_WORDS } from './difficulty-words.js';
import { Badge } from '../components/badge.js';
import type { AnswerOf } from '../providers/api-types.js';
import { asCorrelation, asPercent } from './figures.js';
import { InlineText } from './question-text.js';
import styles from './questions.module.css';

type Health = AnswerOf<'/api/admin/question-bank/health'>['questions'][number];

const FLAG_WORDS: Readonly<Record<HealthFlag, string>> = {
  'negative-discrimination': 'wrong key? negative discrimination',
  'better-distractor': 'wrong key? a wrong option draws better students',
};

function Remarks({ hasTooFew, flags, live, isLatest }: Health) {
  return (
    <>
      {!live && <Badge tone="plain">not live</Badge>}{' '}
      {!isLatest && <Badge tone="plain">older</Badge>}
      {hasTooFew && 'too few answers'}
      {flags.map((flag) => (
        <Badge key={flag} tone="bad">
          {FLAG_WORDS[flag]}
        </Badge>
      ))}
    </>
  );
}

/** How often each option was chosen, and how well those who chose it did otherwise. */
function Options({ options, correctOption }: Pick<Health, 'options' | 'correctOption'>) {
  return OPTION_KEYS.map((key) => (
    <td key={key} data-number>
      {options
        ? `${options[key].chosen} (${asCorrelation(options[key].discrimination)})${key === correctOption ? ' ✓' : ''}`
        : '–'}
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
      <td data-number>{health.shown}</td>
      <td data-number>{health.answered}</td>
      <td data-number>{asPercent(health.correct)}</td>
      <td data-number>{asCorrelation(discrimination)}</td>
      <Options {...health} />
      <td>
        <Remarks {...health} />
      </td>
    </tr>
  );
}

const NUMBERS = ['Shown', 'Answered', 'Correct', 'Discrimination', 'A', 'B', 'C', 'D'];

/** Flagged ones first, then those that were answered most. */
const byNeed = (one: Health, other: Health): number =>
  other.flags.length - one.flags.length || other.answered - one.answered;

/** The figures of each version of the questions. */
export function HealthTable({ questions }: { readonly questions: readonly Health[] }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Figures by question">
      <table className={styles.table}>
        <caption>
          From the latest 20,000 results, version by version. Below {LEAST_ANSWERS} answers nothing
          is flagged. ✓ is the right option; beside each is the discrimination of choosing it. Of a
          family the question’s page shows the mistakes.
        </caption>
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
        <tbody>
          {questions.toSorted(byNeed).map((health) => (
            <Row key={`${health.id} ${health.version}`} {...health} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
