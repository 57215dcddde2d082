import { AGE_STATEMENT } from '@portal/domain/consents/age-statement.js';
import type { InputHTMLAttributes, Ref } from 'react';
import { AppLink } from '../lib/navigation.js';
import type { FieldProps } from '../lib/use-portal-form.js';
import styles from './age-statement.module.css';

type AgeStatementProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly error?: string | undefined;
  /** Names its message apart, where the page has several of these. */
  readonly about?: string;
  readonly ref?: Ref<HTMLInputElement>;
};

/** The age, stated by itself; who is younger goes to a page where nothing is asked. */
export function AgeStatement({ error, about = 'age', ...box }: AgeStatementProps) {
  const id = `${about}-error`;
  return (
    <div role="group" aria-label="Your age" className={styles.age}>
      <label className={styles.statement}>
        <input
          {...box}
          type="checkbox"
          aria-required="true"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        {AGE_STATEMENT.text}
      </label>
      <AppLink to="/under-18">I am under 18</AppLink>
      {/* Always there: only then is a message read out when it comes. */}
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** A box as a form takes its fields: as a text, which is the version of what is ticked. */
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

/** The statement as a field of a form; taken up as it is drawn, so that its error comes after those above it. */
export function AgeField({ field }: AgeFieldProps) {
  const { ref, ...props } = field('ageStatement');
  return <AgeStatement {...props} ref={(box) => ref(box && asText(box))} />;
}
