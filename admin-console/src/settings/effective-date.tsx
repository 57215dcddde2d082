import styles from './settings.module.css';

type EffectiveDateProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
};

/** When a change takes effect; empty: now. */
export function EffectiveDate({ value, error, onType }: EffectiveDateProps) {
  return (
    <div className={styles.field}>
      <label htmlFor="effectiveAt">Takes effect</label>
      <input
        className="full-width"
        id="effectiveAt"
        name="effectiveAt"
        type="datetime-local"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? 'effectiveAt-hint' : 'effectiveAt-error'}
        onChange={({ target }) => onType(target.value)}
      />
      {error !== undefined && (
        <p id="effectiveAt-error" className={styles.error}>
          {error}
        </p>
      )}
      <p id="effectiveAt-hint" className={styles.hint}>
        By your clock. Empty: at once. Until then it can be taken back.
      </p>
    </div>
  );
}
