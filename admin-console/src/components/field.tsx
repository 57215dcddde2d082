import type { ComponentProps } from 'react';
import { BooleanInput, TextInput } from 'react-admin';

/** The common properties of all fields. */
type Frame = { readonly name: string; readonly label: string; readonly hint?: string | undefined };

type FieldProps = Frame &
  Omit<ComponentProps<'input'>, 'name' | 'onChange'> & {
    /** Makes it a field of several lines. */
    readonly rows?: number;
    readonly onChange?: (event: React.ChangeEvent<HTMLInputElement>) => void;
  };

const same = (text: string) => text;
const numberIn = (text: string) => (text === '' ? null : Number(text));

/** A field of react-admin's form, with the attributes that browsers know. */
export function Field(props: FieldProps) {
  const { name, label, hint, rows, type = 'text', defaultValue, onChange, ...input } = props;
  return (
    <TextInput
      source={name}
      {...{ label, type, multiline: rows !== undefined, ...(rows && { rows }) }}
      {...(onChange && { onChange })}
      {...(defaultValue !== undefined && { defaultValue })}
      helperText={hint ?? false}
      parse={type === 'number' ? numberIn : same}
      slotProps={{ htmlInput: { autoCapitalize: 'none', ...input } }}
    />
  );
}

/** The browser's own list, which needs one key for a choice and is known on phones. */
type SelectFieldProps = Frame & {
  /** The choices and their labels. */
  readonly words: Readonly<Record<string, string>>;
  readonly onChange?: (event: React.ChangeEvent<HTMLInputElement>) => void;
};

export function SelectField({ name, label, hint, words, onChange }: SelectFieldProps) {
  return (
    <TextInput
      source={name}
      label={label}
      select
      defaultValue={Object.keys(words)[0]}
      {...(onChange && { onChange })}
      helperText={hint ?? false}
      parse={same}
      slotProps={{ select: { native: true } }}
    >
      {Object.entries(words).map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </TextInput>
  );
}

export const CheckField = ({ name, label }: Frame) => (
  <BooleanInput source={name} label={label} defaultValue={false} helperText={false} />
);
