import { wordFor } from '@portal/domain/kernel/words.js';
import { OPTION_KEYS } from '@portal/domain/questions/question.js';
import { useRecordContext } from 'react-admin';
import { DIFFICULTY_WORDS } from './difficulty-words.js';
import { Loading } from '../components/loading.js';
import { Moment } from '../components/moment.js';
import { Notice } from '../components/notice.js';
import type { QuestionRow, QuestionVersion } from './question-row.js';
import { Rulings } from './rulings.js';
import { useShownAnswer } from './use-shown-answer.js';
import styles from './questions.module.css';

function Version(version: QuestionVersion) {
  const { question, options, correctOption, category, difficulty, explanation } = version;
  return (
    <details className={styles.version}>
      <summary>
        Version {version.version}, <Moment at={version.madeAt} />
      </summary>
      <p className={styles.text}>{question}</p>
      <ul>
        {OPTION_KEYS.map((key) => (
          <li key={key}>
            {key.toUpperCase()}: {options[key]}
            {key === correctOption ? ' (correct)' : ''}
          </li>
        ))}
      </ul>
      <p>
        {category}, {wordFor(DIFFICULTY_WORDS, difficulty)}. {explanation}
      </p>
      <Rulings version={version} />
    </details>
  );
}

function History({ id, version }: QuestionRow) {
  const path = `/api/admin/questions/${encodeURIComponent(id)}/versions` as const;
  const answer = useShownAnswer(path, version);
  if (answer.state === 'loading') return <Loading />;
  if (answer.state === 'failed') return <Notice kind="error">{answer.message}</Notice>;
  return answer.body.versions.map((one) => <Version key={one.version} {...one} />);
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
