import { Link } from 'react-router';
import type { Figures } from './figures.js';
import { mendsIn } from './to-mend.js';
import styles from './dashboard.module.css';

export function NeedsAHand({ figures }: { readonly figures: Figures }) {
  const mends = mendsIn(figures);
  return (
    <section className={styles.part} aria-labelledby="needs-a-hand">
      <h2 id="needs-a-hand">Needs a hand today</h2>
      {mends.length === 0 ? (
        <p className="empty">Nothing waits for you.</p>
      ) : (
        <ul className={styles.mends}>
          {mends.map(({ text, to, isBad }) => (
            <li key={to} className={isBad ? styles.bad : undefined}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
