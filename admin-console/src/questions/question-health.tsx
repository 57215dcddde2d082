import { useRecordContext } from 'react-admin';
import { Answered } from '../components/answered.js';
import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/api-types.js';
import { HealthTable } from './health-table.js';
import type { QuestionRow } from './question-row.js';
import styles from './questions.module.css';

type VersionHealth = AnswerOf<`/api/admin/questions/${string}/health`>['versions'][number];

/** For a family: which mistakes led to its wrong answers. */
function Mistakes({ version, options, mistakes }: VersionHealth) {
  if (options) return null;
  const rows = mistakes.map(({ mistake, times }) => ({ key: mistake, cells: [mistake, times] }));
  return (
    <PlainTable
      title={`Mistakes in version ${version}`}
      empty="Nobody chose a wrong option yet"
      columns={['Mistake', 'Chosen']}
      rows={rows}
    />
  );
}

export function QuestionFigures() {
  const question = useRecordContext<QuestionRow>();
  if (!question) return null;
  const { id, version } = question;
  const path = `/api/admin/questions/${encodeURIComponent(id)}/health` as const;
  return (
    <Answered key={version} path={path}>
      {({ versions }) => (
        <div className={styles.section}>
          <HealthTable title="Figures" questions={versions} />
          {versions.map((health) => (
            <Mistakes key={health.version} {...health} />
          ))}
        </div>
      )}
    </Answered>
  );
}
