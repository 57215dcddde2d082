import Button from '@mui/material/Button';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Notice } from './notice.js';
import { codeOf, fieldsOf, wordsOf } from './refusal.js';
import { useUnsaved } from './unsaved.js';
import styles from './form.module.css';

/** What was typed and chosen, by the names of the fields, with what the form began with. */
export type Texts = Readonly<Record<string, string>>;

/** The fields are those of the action, not of the entry that the page shows. */
const NO_RECORD = {};

const RefusalCode = createContext<string | undefined>(undefined);

/** The stable code of the last refusal, for a field that is shown only after it. */
export const useRefusalCode = () => useContext(RefusalCode);

/** Registers the words of a form of react-admin that are not sent. */
export function Unsaved({ onTyped }: Pick<ActionFormProps, 'onTyped'>) {
  const { dirtyFields, isSubmitting } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  useUnsaved(isTyped && !isSubmitting);
  useEffect(() => onTyped?.(isTyped), [isTyped, onTyped]);
  return null;
}

/** Leads to the first field that was refused. */
function FirstError({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const { errors, submitCount } = useFormState();
  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      within.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [errors, submitCount, within]);
  return null;
}

/** Empties the form after each call, where it is used again and again. */
function Emptied({ turn }: { readonly turn: number }) {
  const { reset } = useFormContext();
  useEffect(() => {
    if (turn > 0) reset();
  }, [turn, reset]);
  return null;
}

function Send({ button, tone = 'primary', needsChange }: ActionFormProps) {
  const { dirtyFields, isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant={tone === 'primary' ? 'contained' : 'outlined'}
      aria-disabled={isSubmitting || undefined}
      disabled={needsChange && Object.keys(dirtyFields).length === 0}
    >
      {button}
    </Button>
  );
}

export type ActionFormProps = {
  readonly label: string;
  readonly button: string;
  readonly tone?: 'primary' | 'secondary';
  /** What the fields begin with, and what is sent along as it was when the form opened. */
  readonly values?: object | undefined;
  /** What was refused by another call, by field. */
  readonly errors?: Texts;
  /** Sends what was typed; the form shows the refusal that it throws. */
  readonly send: (texts: Texts) => Promise<unknown>;
  readonly isEmptied?: boolean;
  /** Whether the button works only once a field has changed. */
  readonly needsChange?: boolean;
  readonly back?: ReactNode;
  readonly onTyped?: (isTyped: boolean) => void;
  readonly children?: ReactNode;
};

/** One call with its fields; what the server refuses is shown at each field, or above them. */
export function ActionForm(props: ActionFormProps) {
  const {
    label,
    values = NO_RECORD,
    errors: refusedFields = NO_RECORD,
    send,
    isEmptied,
    back,
    onTyped,
    children,
  } = props;
  const [begun] = useState(values);
  const [refused, setRefused] = useState<{ message?: string; code?: string }>({});
  const section = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const mapped = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(refusedFields).map(([name, message]) => [name, { type: 'server', message }]),
      ),
    [refusedFields],
  );
  const submit = async (typed: object) => {
    setRefused({});
    const texts = Object.entries(typed).map(([name, value]: [string, unknown]) => [
      name,
      // An empty field is an empty text; what the form began with goes as it is.
      value ?? (Object.hasOwn(begun, name) ? value : ''),
    ]);
    try {
      await send(Object.fromEntries(texts) as Texts);
      if (isEmptied) setTurn(turn + 1);
      return undefined;
    } catch (failure) {
      const code = codeOf(failure);
      const own = Object.entries(fieldsOf(failure)).filter(([name]) => Object.hasOwn(typed, name));
      setRefused({
        ...(own.length === 0 && { message: wordsOf(failure, 'Server error') }),
        ...(code && { code }),
      });
      return Object.fromEntries(own);
    }
  };
  return (
    <section ref={section} aria-label={label}>
      <Form
        record={NO_RECORD}
        defaultValues={begun}
        errors={mapped}
        onSubmit={submit}
        noValidate
        className={styles.form ?? ''}
      >
        {refused.message && <Notice kind="error">{refused.message}</Notice>}
        <RefusalCode value={refused.code}>{children}</RefusalCode>
        <Unsaved {...(onTyped && { onTyped })} />
        <FirstError within={section} />
        <Emptied turn={turn} />
        <div className="flex gap-3 wrap">
          <Send {...props} />
          {back}
        </div>
      </Form>
    </section>
  );
}
