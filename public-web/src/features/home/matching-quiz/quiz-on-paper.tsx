import { INTERNSHIP_PROFILES, MATCHING_QUESTIONS } from '../../../content/matching-quiz.js';
import styles from './matching-quiz.module.css';

/** The quiz for those whose browser runs no scripts: to be answered on paper. */
export function QuizOnPaper() {
  return (
    <div className={styles.paper}>
      <p>Note a letter for each question, and look up the one that you noted most often.</p>
      <ol>
        {MATCHING_QUESTIONS.map(({ question, options }) => (
          <li key={question}>
            {question}
            <ol>
              {options.map((option) => (
                <li key={option}>{option}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <dl>
        {INTERNSHIP_PROFILES.map(({ name, description, keySkills }, index) => (
          <div key={name}>
            <dt>{`${String.fromCharCode(65 + index)}: ${name}`}</dt>
            <dd>{`${description} Key skills: ${keySkills.join(', ')}.`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
