import { useRecordContext } from 'react-admin';
import { Answered } from '../components/answered.js';
import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/data-provider.js';
import { asCorrelation } from './figures.js';
import { HealthTable } from './health-table.js';
import { InlineText } from './question-text.js';
import type { QuestionRow } from './question-row.js';
import styles from './questions.module.css';

type VersionHealth = AnswerOf<`/api/admin/questions/${string}/health`>['versions'][number];

/** How often each option, or of a family each mistake, was chosen, and how well those who chose it did otherwise. */
function Choices({ version, choices, doubts }: VersionHealth) {
  const rows = choices.map(({ text, isKey, chosen, discrimination }) => {
    const groups = doubts.filter(({ mistake }) => mistake === text).map(({ group }) => group);
    const shown = <InlineText key="text" text={text} />;
    return {
      key: text,
      cells: [
        isKey ? <>{shown} (correct)</> : shown,
        chosen,
        asCorrelation(discrimination),
        groups.join('; '),
      ],
    };
  });
  return (
    <PlainTable
      title={`Options in version ${version}`}
      empty="None yet."
      columns={['Option or mistake', 'Chosen', 'Discrimination', 'Better than the key where']}
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
            <Choices key={health.version} {...health} />
          ))}
        </div>
      )}
    </Answered>
  );
}
