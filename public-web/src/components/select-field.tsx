import type { ComponentProps } from 'react';
import { controlProps, Field, type FieldFrame } from './field.js';

type Choice = { readonly value: string; readonly label: string };

type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, keyof FieldFrame> & {
    readonly choices: readonly Choice[];
    readonly prompt: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, errorId, isOptional, choices, prompt, ...select } = props;
  const frame = { label, hint, error, errorId, isOptional, name: select.name, id: select.id };
  return (
    <Field {...frame}>
      <select {...select} {...controlProps(frame)}>
        <option value="">{prompt}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
