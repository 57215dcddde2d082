import { useRecordContext } from 'react-admin';
import { Answered } from '../components/answered.js';
import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/api-types.js';
import { asCorrelation } from './figures.js';
import { HealthTable } from './health-table.js';
import type { QuestionRow } from './question-row.js';
import styles from './questions.module.css';

type VersionHealth = AnswerOf<`/api/admin/questions/${string}/health`>['versions'][number];

/** For a family: which mistakes led to its wrong answers, and in which variants one may be right. */
function Mistakes({ version, options, mistakes, doubts }: VersionHealth) {
  if (options) return null;
  const rows = mistakes.map(({ mistake, chosen, discrimination }) => {
    const groups = doubts.filter((doubt) => doubt.mistake === mistake).map(({ group }) => group);
    return {
      key: mistake,
      cells: [mistake, chosen, asCorrelation(discrimination), groups.join('; ')],
    };
  });
  return (
    <PlainTable
      title={`Mistakes in version ${version}`}
      empty="Not a question family"
      columns={['Mistake', 'Chosen', 'Discrimination', 'Better than the key where']}
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
