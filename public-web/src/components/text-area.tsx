import type { Ref, TextareaHTMLAttributes } from 'react';
import { controlProps, Field, type FieldFrame } from './field.js';

type TextAreaProps = FieldFrame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldFrame> & {
    readonly ref?: Ref<HTMLTextAreaElement>;
  };

export function TextArea({ label, hint, error, errorId, isOptional, ...input }: TextAreaProps) {
  const frame = { label, hint, error, errorId, isOptional, name: input.name, id: input.id };
  return (
    <Field {...frame}>
      <textarea rows={4} {...input} {...controlProps(frame)} />
    </Field>
  );
}
