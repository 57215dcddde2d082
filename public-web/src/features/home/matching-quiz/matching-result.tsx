import { domainLabel } from '@portal/domain/kernel/choices.js';
import { Button, ButtonLink } from '../../../components/button.js';
import { leadsSomewhere } from '../../../content/shown.js';
import { matchOf } from './matching.js';
import styles from './matching-result.module.css';
import { useFocusOnArrival } from '../use-focus-on-arrival.js';
import type { MatchingQuiz } from './use-matching-quiz.js';

const PROGRAMS = '#programs';

export function MatchingResult({ quiz }: { quiz: MatchingQuiz }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(true);
  const { name, description, domain, keySkills } = matchOf(quiz.answers);
  return (
    <div className={styles.result}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p className="large text-width leading-1_5">{description}</p>
      <div>
        <h4 id="quiz-skills">Key skills</h4>
        <ul className={styles.skills} aria-labelledby="quiz-skills">
          {keySkills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={`/internship-application?domain=${encodeURIComponent(domain)}`}>
          Apply for {domainLabel(domain)}
        </ButtonLink>
        {leadsSomewhere(PROGRAMS) && (
          <ButtonLink to={PROGRAMS} look="secondary">
            See the programs
          </ButtonLink>
        )}
        <Button look="quiet" onClick={() => quiz.retake()}>
          Retake Quiz
        </Button>
      </div>
    </div>
  );
}
