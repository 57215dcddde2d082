import { AGE_STATEMENT } from '@portal/domain/consents/age-statement.js';
import type { InputHTMLAttributes, Ref } from 'react';
import { AppLink } from '../lib/navigation.js';
import type { FieldProps } from '../lib/use-portal-form.js';
import styles from './age-statement.module.css';

type AgeStatementProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly error?: string | undefined;
  /** Part of the message's id, where a page has several of these. */
  readonly about?: string;
  readonly ref?: Ref<HTMLInputElement>;
};

export function AgeStatement({ error, about = 'age', ...box }: AgeStatementProps) {
  const id = `${about}-error`;
  return (
    <div role="group" aria-label="Your age" className={styles.age}>
      <label className={styles.statement}>
        <input
          {...box}
          type="checkbox"
          value={AGE_STATEMENT.version}
          aria-required="true"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        {AGE_STATEMENT.text}
      </label>
      <AppLink to="/under-18">I am under 18</AppLink>
      {/* Always in the page, since screen readers only read a message that appears in an existing element. */}
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** A checkbox as a text field of a form; its text is the version of the ticked statement. */
type BoxAsText = { readonly defaultValue: ''; readonly focus: () => void; value: string };

const boxes = new WeakMap<HTMLInputElement, BoxAsText>();

function asText(box: HTMLInputElement): BoxAsText {
  const text = boxes.get(box) ?? {
    defaultValue: '',
    focus: () => box.focus(),
    get value() {
      return box.checked ? AGE_STATEMENT.version : '';
    },
    set value(version) {
      box.checked = version !== '';
    },
  };
  boxes.set(box, text);
  return text;
}

type AgeFieldProps = { readonly field: (name: 'ageStatement') => FieldProps };

export function AgeField({ field }: AgeFieldProps) {
  const { ref, ...props } = field('ageStatement');
  return <AgeStatement {...props} ref={(box) => ref(box && asText(box))} />;
}
