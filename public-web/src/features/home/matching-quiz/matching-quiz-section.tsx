import { Section } from '../../../components/section.js';
import { Late } from '../late.js';
import styles from './matching-quiz.module.css';

export function MatchingQuizSection() {
  return (
    <Section
      id="quiz"
      title="Find Your Perfect Internship"
      lead="Five questions, about a minute. There are no wrong answers, and nothing is stored."
      tone="slab"
      layout="side"
    >
      <div className={styles.panel}>
        <Late view="MatchingQuizView" />
      </div>
    </Section>
  );
}
