import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** The background. Tokens such as --ink change with it. */
  readonly tone?: 'paper' | 'wash' | 'slab' | 'gold';
  /** Where the heading is: above the content, beside it and always visible, or small on its line. */
  readonly layout?: 'stacked' | 'side' | 'line';
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export function Section(props: SectionProps) {
  const { id, title, lead, tone = 'paper', layout = 'stacked', aside, children } = props;
  const ground = tone === 'slab' ? `on-slab ${styles.slab ?? ''}` : styles[tone];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.section ?? ''} ${ground ?? ''}`}
    >
      {/* Fades in as a whole when it is scrolled to. */}
      <div data-reveal="" className={`${styles.inner ?? ''} ${styles[layout] ?? ''}`}>
        <div className={styles.head}>
          <div>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
          </div>
          {(lead !== undefined || aside !== undefined) && (
            <div className={styles.under}>
              {lead !== undefined && <p className={styles.lead}>{lead}</p>}
              {aside}
            </div>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}

export function SectionPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
