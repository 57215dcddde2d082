import {
  applicationField,
  type ApplicationFieldName,
} from '@portal/domain/applications/application-fields.js';
import { FieldPair, TextField } from '../../components/form.js';
import { SelectField } from '../../components/select-field.js';
import { TextArea } from '../../components/text-area.js';
import type { FieldProps } from '../../lib/use-portal-form.js';

type Fields = { readonly field: (name: ApplicationFieldName) => FieldProps };

function ApplicationField({ name, field }: Fields & { readonly name: ApplicationFieldName }) {
  const { label, formLabel, hint, control, autoComplete, isOptional, ...choice } =
    applicationField(name);
  const frame = { ...field(name), label: formLabel ?? label, hint, isOptional };
  if (control === 'area') return <TextArea {...frame} />;
  if (control !== 'choice') {
    return <TextField {...frame} type={control} autoComplete={autoComplete} />;
  }
  return <SelectField {...frame} prompt={choice.prompt ?? ''} choices={choice.choices ?? []} />;
}

type ApplicationFieldsProps = Fields & { readonly names: readonly ApplicationFieldName[] };

export const ApplicationFields = ({ names, field }: ApplicationFieldsProps) =>
  names.map((name) => {
    if (name === 'phone') return null;
    if (name !== 'email') return <ApplicationField key={name} name={name} field={field} />;
    return (
      <FieldPair key={name}>
        <ApplicationField name="email" field={field} />
        <ApplicationField name="phone" field={field} />
      </FieldPair>
    );
  });
