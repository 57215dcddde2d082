import type { ComponentProps } from 'react';
import { controlProps, Field, type FieldFrame } from './field.js';

type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, keyof FieldFrame>;

export function TextArea({ label, hint, error, errorId, isOptional, ...input }: TextAreaProps) {
  const frame = { label, hint, error, errorId, isOptional, name: input.name, id: input.id };
  return (
    <Field {...frame}>
      <textarea rows={4} {...input} {...controlProps(frame)} />
    </Field>
  );
}
