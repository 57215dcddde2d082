import styles from './settings.module.css';

export type SettingsFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
};

/** One setting: its value, its unit, and what it affects. */
export function SettingsField(props: SettingsFieldProps) {
  const { name, label, unit, hint, value, error, onType } = props;
  const [hintId, unitId, errorId] = [`${name}-hint`, `${name}-unit`, `${name}-error`];
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <div className="flex gap-3 items-center">
        <input
          id={name}
          name={name}
          className={`full-width ${unit ? styles.figure : ''}`}
          inputMode={unit ? 'decimal' : 'email'}
          autoComplete="off"
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={[error && errorId, unit && unitId, hintId].filter(Boolean).join(' ')}
          onChange={({ target }) => onType(target.value)}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
