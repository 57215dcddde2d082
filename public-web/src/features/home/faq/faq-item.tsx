import type { SyntheticEvent } from 'react';
import type { Faq } from '../../../content/faqs.js';
import styles from './faq.module.css';

type Props = {
  readonly faq: Faq;
  readonly onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
};

/** A question; the browser opens its answer, and closes the open one. */
export function FaqItem({ faq, onToggle }: Props) {
  return (
    <details className={styles.item} name="faq" onToggle={onToggle}>
      <summary>
        <h3>{faq.question}</h3>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <p>{faq.answer}</p>
    </details>
  );
}
