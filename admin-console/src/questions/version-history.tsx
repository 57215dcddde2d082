import { wordFor } from '@portal/domain/kernel/words.js';
import { useRecordContext } from 'react-admin';
import { DIFFICULTY_WORDS } from './figures.js';
import { Answered } from '../components/answered.js';
import { Moment } from '../components/values.js';
import type { QuestionRow, QuestionVersion } from './question-row.js';
import { QuestionWords } from './question-words.js';
import { Rulings } from './rulings.js';
import styles from './questions.module.css';

function Version(version: QuestionVersion) {
  const { category, difficulty } = version;
  return (
    <details className={styles.version}>
      <summary>
        Version {version.version}, <Moment at={version.madeAt} />
      </summary>
      {version.family && <p>One variant of the question family:</p>}
      <QuestionWords words={version} />
      <p>
        {category}, {wordFor(DIFFICULTY_WORDS, difficulty)}
      </p>
      <Rulings version={version} />
    </details>
  );
}

function History({ id, version }: QuestionRow) {
  const path = `/api/admin/questions/${encodeURIComponent(id)}/versions` as const;
  return (
    <Answered key={version} path={path}>
      {({ versions }) => versions.map((one) => <Version key={one.version} {...one} />)}
    </Answered>
  );
}

export function VersionHistory() {
  const question = useRecordContext<QuestionRow>();
  if (!question) return null;
  return (
    <section className={styles.section} aria-label="Versions">
      <h2>Versions</h2>
      <History {...question} />
    </section>
  );
}
