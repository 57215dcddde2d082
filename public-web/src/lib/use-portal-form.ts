import type { FieldErrors } from '@portal/domain/kernel/errors.js';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors as ShownErrors,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiFailure } from './api-failure.js';

type Fields = Record<string, string>;

/** The state of a form. A failure has `landed` if all its messages are shown at fields. */
export type FormPhase =
  | { readonly state: 'idle' | 'sending' | 'sent' | 'invalid' }
  | { readonly state: 'failed'; readonly failure: unknown; readonly landed: boolean };

type FormOptions<Form extends Fields> = {
  readonly defaults: Form;
  readonly validate: (form: Form) => FieldErrors<Extract<keyof Form, string>>;
  readonly send: (form: Form) => Promise<void>;
  readonly checksOnChange?: boolean;
  readonly isRepeatable?: boolean;
  readonly onEdit?: () => void;
  readonly keep?: (form: Form) => void;
};

export type FieldProps = UseFormRegisterReturn & { readonly error: string | undefined };

const resolverOf =
  <Form extends Fields>(validate: FormOptions<Form>['validate']): Resolver<Form> =>
  (values) => {
    const found = Object.entries(validate(values)).map(([name, message]) => [
      name,
      { type: 'rule', message },
    ]);
    if (found.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(found) as ShownErrors<Form> };
  };

const fieldsOf = (failure: unknown): (readonly [string, string])[] =>
  failure instanceof ApiFailure ? Object.entries(failure.answer?.fields ?? {}) : [];

type PortalForm<Form extends Fields> = FormOptions<Form> & { readonly form: UseFormReturn<Form> };

/** Shows the server's messages at their fields. @returns whether there were any */
function land<Form extends Fields>({ form, defaults }: PortalForm<Form>, failure: unknown) {
  const received = Object.fromEntries(fieldsOf(failure));
  const own = Object.keys(defaults).filter((name) => Object.hasOwn(received, name)) as Path<Form>[];
  for (const name of own) form.setError(name, { message: received[name] ?? '' });
  if (own[0]) form.setFocus(own[0]);
  return own.length > 0;
}

/** Sends a form: one call at a time, and no more after a success unless it is repeatable. */
function useSending<Form extends Fields>(parts: PortalForm<Form>) {
  const [phase, setPhase] = useState<FormPhase>({ state: 'idle' });
  const isClosed = useRef(false);

  const sendOnce = async (values: Form): Promise<void> => {
    if (isClosed.current) return;
    isClosed.current = true;
    setPhase({ state: 'sending' });
    try {
      await parts.send(values);
      isClosed.current = !parts.isRepeatable;
      setPhase({ state: 'sent' });
    } catch (failure) {
      isClosed.current = false;
      setPhase({ state: 'failed', failure, landed: land(parts, failure) });
    }
  };

  const edited = (name: Path<Form>): void => {
    parts.keep?.(parts.form.getValues());
    if (!parts.checksOnChange) parts.form.clearErrors(name);
    if (isClosed.current) return;
    setPhase({ state: 'idle' });
    parts.onEdit?.();
  };

  const submit = (event: SubmitEvent): void => {
    void parts.form.handleSubmit(sendOnce, () => setPhase({ state: 'invalid' }))(event);
  };

  return { phase, edited, submit };
}

const known = new WeakSet<object>();

/** The text of a control that is not registered yet: typed before the scripts were loaded. */
function typedEarlyIn(control: { value: string } | null): string {
  if (!control || known.has(control)) return '';
  known.add(control);
  return control.value;
}

/** Such a text replaces the form's initial one. */
function keepingTyped<Form extends Fields>(
  form: UseFormReturn<Form>,
  registration: UseFormRegisterReturn,
): UseFormRegisterReturn {
  const name = registration.name as Path<Form>;
  return {
    ...registration,
    ref: (element: { value: string } | null) => {
      const typed = typedEarlyIn(element);
      registration.ref(element);
      if (typed !== '') form.setValue(name, typed as PathValue<Form, Path<Form>>);
    },
  };
}

/** A form with the domain's rules; the server's refusals are shown at the same fields. */
export function usePortalForm<Form extends Fields>(options: FormOptions<Form>) {
  const mode = options.checksOnChange ? 'onChange' : 'onSubmit';
  const form = useForm<Form>({
    defaultValues: options.defaults as DefaultValues<Form>,
    resolver: resolverOf(options.validate),
    mode,
    reValidateMode: mode,
  });
  const { phase, edited, submit } = useSending({ ...options, form });
  return {
    phase,
    submit,
    field: (name: Path<Form> & string): FieldProps => ({
      ...keepingTyped(form, form.register(name, { onChange: () => edited(name) })),
      error: form.formState.errors[name]?.message as string | undefined,
    }),
    reset: form.reset,
    values: form.getValues,
  };
}
