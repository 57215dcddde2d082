import type { InputHTMLAttributes, Ref } from 'react';
import { controlProps, Field, type FieldFrame } from './field.js';

type TextFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrame> & {
    readonly ref?: Ref<HTMLInputElement>;
  };

export function TextField({ label, hint, error, errorId, isOptional, ...input }: TextFieldProps) {
  const frame = { label, hint, error, errorId, isOptional, name: input.name, id: input.id };
  return (
    <Field {...frame}>
      <input type="text" {...input} {...controlProps(frame)} />
    </Field>
  );
}
