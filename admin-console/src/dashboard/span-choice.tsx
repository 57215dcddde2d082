import styles from './dashboard.module.css';

const SPANS = ['7', '30', '90'];

type SpanChoiceProps = { readonly span: string; readonly onChoose: (span: string) => void };

export function SpanChoice({ span, onChoose }: SpanChoiceProps) {
  return (
    <div role="group" aria-label="Days covered" className={styles.spans}>
      {SPANS.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === span}
          onClick={() => onChoose(days)}
        >
          {days} days
        </button>
      ))}
    </div>
  );
}
