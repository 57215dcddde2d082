import type { SettingsFieldProps } from './settings-field.js';
import styles from './settings.module.css';

export function SwitchField({ name, label, hint, value, onType }: SettingsFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          name={name}
          checked={value === '1'}
          aria-describedby={`${name}-hint`}
          onChange={({ target }) => onType(target.checked ? '1' : '0')}
        />
        {label}
      </label>
      <p id={`${name}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
