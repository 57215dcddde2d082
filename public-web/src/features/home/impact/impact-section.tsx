import { Section } from '../../../components/section.js';
import { IMPACT, IMPACT_AS_OF, type ImpactFigure } from '../../../content/impact.js';
import styles from './impact-section.module.css';

export function ImpactSection() {
  return (
    <Section id="impact" title="Global Impact" layout="line">
      <div>
        {/* Nothing inside takes the focus, so the scrolling element does. */}
        <div
          className={`strip ${styles.groups ?? ''}`}
          role="group"
          aria-label="Figures"
          tabIndex={0}
        >
          {IMPACT.map(({ title, figures }) => (
            <div key={title} className={styles.group}>
              <h3>{title}</h3>
              <dl className={styles.figures}>
                {figures.map((figure) => (
                  <Figure key={figure.label} {...figure} />
                ))}
              </dl>
            </div>
          ))}
        </div>
        <p className={styles.asOf}>{IMPACT_AS_OF}</p>
      </div>
    </Section>
  );
}

const NUMBER = /[\d./]+/;

function Figure({ figure, label, note }: ImpactFigure) {
  const number = NUMBER.exec(figure)?.[0] ?? figure;
  const [before = '', after = ''] = figure.split(number);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.figure}>
        <i>{before}</i>
        {number}
        <i>{after}</i>
      </dd>
      <dd className="soft small leading-1_4">{note}</dd>
    </div>
  );
}
