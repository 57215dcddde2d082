import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { asIndianTime } from '@portal/domain/kernel/indian-day.js';
import { CanAccess, useInput } from 'react-admin';
import { ActionButton } from '../../components/action-button.js';
import { Answered } from '../../components/answered.js';
import { Notice } from '../../components/notice.js';
import { Field } from '../../components/field.js';
import { ROLE_WORDS } from '../../components/role-words.js';
import styles from '../../components/form.module.css';
import type { Sitting } from './sitting.js';

const DOMAINS = TEST_DOMAINS.map(({ value, label }) => ({ id: value, name: label }));

const NO_SITTING = { place: '', startsAt: '', endsAt: '', seats: 30, domains: [], supervisors: [] };

const formOf = ({ id, place, startsAt, endsAt, seats, domains, supervisors }: Sitting) => ({
  ...{ id, place, seats, domains, supervisors: supervisors.map((one) => one.id) },
  ...{ startsAt: asIndianTime(new Date(startsAt)), endsAt: asIndianTime(new Date(endsAt)) },
});

type SeveralProps = {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
};

/** Checkboxes of the browser: react-admin's are called "Select this row" by the theme. */
function Several({ source, label, choices }: SeveralProps) {
  const { field, fieldState } = useInput({ source });
  const chosen = field.value as readonly string[];
  const toggle = (id: string) =>
    field.onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.choice}>
      <legend>
        <strong>{label}</strong>
      </legend>
      {choices.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {name}
        </label>
      ))}
      {fieldState.error?.message && <Notice kind="error">{fieldState.error.message}</Notice>}
    </fieldset>
  );
}

const SittingFields = () => (
  <>
    <Field name="place" label="Place" hint="As the certificate names it." required autoFocus />
    <Field
      {...{ name: 'startsAt', label: 'From', type: 'datetime-local', required: true }}
      hint="By the clock in India (IST)."
    />
    <Field name="endsAt" label="To" type="datetime-local" required />
    <Field name="seats" label="Seats" type="number" min={1} required />
    <Several source="domains" label="Domains" choices={DOMAINS} />
    <Answered path="/api/admin/sittings">
      {({ supervisors }) => (
        <Several
          source="supervisors"
          label="Who supervises"
          choices={supervisors.map(({ id, username, role }) => ({
            id,
            name: `${username} (${ROLE_WORDS[role]})`,
          }))}
        />
      )}
    </Answered>
  </>
);

/** Sets a sitting up, or changes one. */
export const SaveSitting = ({ sitting }: { readonly sitting?: Sitting }) => (
  <CanAccess action="create" resource="sittings">
    <ActionButton
      label={sitting ? 'Change' : 'Set up a sitting'}
      path="sittings"
      fields={<SittingFields />}
      words={null}
      values={sitting ? formOf(sitting) : NO_SITTING}
      done="The sitting is saved."
    >
      {sitting && 'All on the list get a mail where the place or the time changes.'}
    </ActionButton>
  </CanAccess>
);
