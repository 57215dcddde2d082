import { ButtonLink } from '../../../components/button.js';
import { type Journey, NextButton, nextWords, TimeLeft, resultPath } from '../../exam/index.js';
import styles from './overview.module.css';

type NextCardProps = { readonly journey: Journey; readonly time: string };

export function NextCard({ journey, time }: NextCardProps) {
  const { title, text } = nextWords(journey, time);
  const { openTest } = journey;
  return (
    <section className={`on-slab ${styles.card ?? ''}`} aria-labelledby="next-title">
      <div className={styles.words}>
        <h2 id="next-title">{title}</h2>
        {openTest && journey.next === 'resume' && (
          <p className={styles.clock}>
            <TimeLeft test={openTest} /> <span>left</span>
          </p>
        )}
        <p className={styles.text}>{text}</p>
      </div>
      <div className="flex wrap gap-3">
        <CardWays journey={journey} />
      </div>
    </section>
  );
}

/** The results are on this page already, so the button leads to something else. */
function CardWays({ journey }: { journey: Journey }) {
  const { next, results } = journey;
  const last = results[0] && resultPath(results[0]._id);
  if (next === 'finished') {
    return (
      <>
        {last && <ButtonLink to={last}>See Your Last Result</ButtonLink>}
        <ButtonLink to="/contact" look={last ? 'secondary' : 'primary'}>
          Contact Support
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <NextButton journey={journey} />
      {next === 'see-result' && (
        <ButtonLink to="/test" look="secondary">
          Take Another Test
        </ButtonLink>
      )}
      {(next === 'retake' || next === 'start') && last && (
        <ButtonLink to={last} look="secondary">
          See Your Last Result
        </ButtonLink>
      )}
    </>
  );
}
