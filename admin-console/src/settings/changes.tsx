import type { Difference } from './fields.js';
import styles from './settings.module.css';

export const Changes = ({ changes }: { readonly changes: readonly Difference[] }) => (
  <dl className={styles.changes}>
    {changes.map(({ label, before, after }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {before} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> becomes </span> <strong>{after}</strong>
        </dd>
      </div>
    ))}
  </dl>
);
