import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import { Icon } from '../../../components/icon.js';
import { HERO, POSITIONS } from '../../../content/hero.js';
import { ContactWays } from '../../contact/index.js';
import { LANGUAGES } from '../../../content/languages.js';
import { AnswerSheet } from './answer-sheet.js';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.pitch}>
        <h1 id="headline" className={styles.headline}>
          {HERO.headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>{HERO.lead}</p>
        <ul className={styles.doors}>
          {HERO.doors.map(({ title, text, to }) => (
            <li key={to}>
              <AppLink to={to} className={styles.door}>
                <strong>{title}</strong>
                <span>{text}</span>
                <Icon name="arrow" />
              </AppLink>
            </li>
          ))}
        </ul>
        <ContactWays text="Hello, I have a question." />
        <div className={styles.ways}>
          <ButtonLink to="/signup" look="quiet">
            Get Started
          </ButtonLink>
          <ButtonLink to="#quiz" look="quiet">
            Explore Opportunities
          </ButtonLink>
          <ButtonLink to="#about" look="quiet">
            Learn More
          </ButtonLink>
          {Object.entries(LANGUAGES).map(([lang, name]) => (
            <AppLink key={lang} to={`/${lang}`} lang={lang} hrefLang={lang}>
              {name}
            </AppLink>
          ))}
        </div>
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
