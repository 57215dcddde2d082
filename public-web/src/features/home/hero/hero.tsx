import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import { HERO, POSITIONS } from '../../../content/hero.js';
import { FIGURES } from '../../../lib/figures.js';
import { AnswerSheet } from './answer-sheet.js';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.pitch}>
        <h1 id="headline" className={styles.headline}>
          {HERO.headline}
        </h1>
        <p className={styles.lead}>{HERO.lead}</p>
        <div className={styles.ways}>
          <ButtonLink to="/signup">Get Started</ButtonLink>
          <ButtonLink to="#quiz" look="secondary">
            Explore Opportunities
          </ButtonLink>
          <ButtonLink to="#about" look="quiet">
            Learn More
          </ButtonLink>
        </div>
        <p className={styles.practice}>
          Applying is free. The skills test is optional: {FIGURES.fee}, once.{' '}
          <a href="#test">Try it below</a>, or{' '}
          <AppLink to="/practice">practice the skills test</AppLink>: free, no account.
        </p>
      </div>
      <AnswerSheet />
      {POSITIONS.length > 0 && <Positions />}
    </section>
  );
}

function Positions() {
  return (
    <>
      <ul className={styles.positions}>
        {POSITIONS.map(({ title, count }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className={styles.count}>{count}</span>
            <span className={styles.label}>{HERO.positionsTitle}</span>
          </li>
        ))}
      </ul>
      <p className={styles.asOf}>{HERO.positionsNote}</p>
    </>
  );
}
