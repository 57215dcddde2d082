import { OPTION_KEYS } from '@portal/domain/question-bank/options.js';
import { useRecordContext } from 'react-admin';
import { Facts } from '../components/facts.js';
import { Loading } from '../components/loading.js';
import { Notice } from '../components/notice.js';
import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/api-types.js';
import { asCorrelation, asPercent, Flags, TestsLine } from './health-words.js';
import type { QuestionRow } from './question-row.js';
import { useShownAnswer } from './use-shown-answer.js';
import styles from './questions.module.css';

type VersionHealth = AnswerOf<`/api/admin/questions/${string}/health`>['versions'][number];

const driftText = ({ drift }: VersionHealth): string | null =>
  drift &&
  `${asPercent(drift.before)} before, ${asPercent(drift.now)} in the newest fifth of the tests`;

const factsOf = (health: VersionHealth) =>
  [
    [
      'Shown',
      `${health.shown}: ${health.answered} answered, ${health.unanswered} left blank, ${health.abandoned} in tests given up`,
    ],
    ['Correct', asPercent(health.correct)],
    ['In first tests', `${asPercent(health.firstTries.correct)} of ${health.firstTries.answered}`],
    ['In later tests', `${asPercent(health.laterTries.correct)} of ${health.laterTries.answered}`],
    ['Discrimination', asCorrelation(health.discrimination)],
    ['Became easier', driftText(health)],
    ['Remarks', health.hasTooFew ? 'too few answers' : <Flags key="flags" flags={health.flags} />],
  ] as const;

/** Who chose what: a wrong option that better students choose is a key to look at. */
function Options({ options, correctOption, answered }: VersionHealth) {
  if (!options) return null;
  const rows = OPTION_KEYS.map((key) => ({
    key,
    cells: [
      `${key.toUpperCase()}${key === correctOption ? ' (correct)' : ''}`,
      options[key].chosen,
      asPercent(answered === 0 ? null : options[key].chosen / answered),
      asCorrelation(options[key].discrimination),
    ],
  }));
  const columns = ['Option', 'Chosen', 'Share', 'Discrimination'];
  return <PlainTable title="Option by option" columns={columns} rows={rows} />;
}

/** Of a family: why its wrong answers were chosen. */
function Mistakes({ options, mistakes }: VersionHealth) {
  if (options) return null;
  const rows = mistakes.map(({ mistake, times }) => ({ key: mistake, cells: [mistake, times] }));
  return (
    <PlainTable
      title="Mistakes"
      empty="Nobody chose a wrong option yet"
      columns={['Mistake', 'Chosen']}
      rows={rows}
    />
  );
}

function Versions({ id, version }: QuestionRow) {
  const path = `/api/admin/questions/${encodeURIComponent(id)}/health` as const;
  const answer = useShownAnswer(path, version);
  if (answer.state === 'loading') return <Loading />;
  if (answer.state === 'failed') return <Notice kind="error">{answer.message}</Notice>;
  const { tests, versions } = answer.body;
  return (
    <>
      {versions.map((health) => (
        <section key={health.version} aria-label={`Figures of version ${health.version}`}>
          <h3>Version {health.version}</h3>
          <Facts facts={factsOf(health)} />
          <Options {...health} />
          <Mistakes {...health} />
        </section>
      ))}
      {tests && <TestsLine tests={tests} />}
    </>
  );
}

export function QuestionFigures() {
  const question = useRecordContext<QuestionRow>();
  if (!question) return null;
  return (
    <section className={styles.section} aria-label="Figures">
      <h2>Figures</h2>
      <Versions {...question} />
    </section>
  );
}
