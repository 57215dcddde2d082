import { ButtonLink } from '../../../components/button.js';
import { Section } from '../../../components/section.js';
import { DOORS, type Door } from '../../../content/doors.js';
import styles from './how.module.css';

export function HowSection() {
  return (
    <Section
      id="how"
      title="Three ways to begin"
      lead="Each stands by itself: you can apply without the test, and take the test without applying."
    >
      <div className={`strip ${styles.doors ?? ''}`}>
        {DOORS.map((door, index) => (
          <DoorCard key={door.title} door={door} isFirst={index === 0} />
        ))}
      </div>
    </Section>
  );
}

function DoorCard({ door, isFirst }: { door: Door; isFirst: boolean }) {
  const { title, forWhom, cost, steps, reader, answer, way } = door;
  return (
    <article className={styles.door}>
      <header className="grid gap-2">
        <p>{forWhom}</p>
        <h3>{title}</h3>
        <p className="price-mark">{cost}</p>
      </header>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <div>
          <dt className="soft">Who reads it</dt>
          <dd className="weight-550">{reader}</dd>
        </div>
        <div>
          <dt className="soft">When you hear</dt>
          <dd className="weight-550">{answer}</dd>
        </div>
      </dl>
      <div className={styles.way}>
        <ButtonLink to={way.to} look={isFirst ? 'primary' : 'secondary'}>
          {way.text}
        </ButtonLink>
      </div>
    </article>
  );
}
