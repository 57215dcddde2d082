import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The common properties of all fields. `id` is needed where two forms of a page have a field of the same name. */
export type FieldFrame = {
  readonly label: string;
  readonly name: string;
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: ReactNode;
  /** The id of an error message elsewhere about this field. */
  readonly errorId?: string | undefined;
  readonly isOptional?: boolean | undefined;
};

export function controlProps({ name, id = name, hint, error, errorId, isOptional }: FieldFrame) {
  const ownError = error === undefined ? undefined : `${id}-error`;
  const shown = [hint !== undefined && `${id}-hint`, ownError, errorId];
  return {
    id,
    className: styles.control,
    'aria-invalid': error !== undefined || errorId !== undefined || undefined,
    'aria-describedby': shown.filter(Boolean).join(' ') || undefined,
    'aria-required': isOptional ? undefined : (true as const),
  };
}

export function Field(props: FieldFrame & { readonly children: ReactNode }) {
  const { label, name, id = name, hint, error, isOptional = false, children } = props;
  return (
    <div className="grid content-start gap-2 can-shrink">
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.aside}> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.aside}>
          {hint}
        </p>
      )}
      {children}
      {/* Always in the page, since screen readers only read a message that appears in an existing element. */}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
