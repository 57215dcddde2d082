import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '';

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div className="can-shrink" key={name}>
          <dt className="soft small">{name}</dt>
          <dd>{isEmpty(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
