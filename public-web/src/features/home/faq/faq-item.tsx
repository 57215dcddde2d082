import type { Faq } from '../../../content/faqs.js';
import styles from './faq.module.css';

type Props = { readonly faq: Faq; readonly isOpen: boolean; readonly onToggle: () => void };

/** A question; its answer shows when it is opened, and always where no script runs. */
export function FaqItem({ faq, isOpen, onToggle }: Props) {
  const { id, question, answer } = faq;
  return (
    <div className={styles.item}>
      <h3>
        <button
          type="button"
          id={`faq-${id}`}
          aria-expanded={isOpen}
          aria-controls={`faq-${id}-answer`}
          onClick={onToggle}
        >
          {question}
          <span className={styles.sign} aria-hidden="true" />
        </button>
      </h3>
      <div
        id={`faq-${id}-answer`}
        role="region"
        aria-labelledby={`faq-${id}`}
        className={styles.answer}
        data-open={isOpen}
      >
        <p>{answer}</p>
      </div>
    </div>
  );
}
