import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { useInput } from 'react-admin';
import { Answered } from '../../components/answered.js';
import { Notice } from '../../components/notice.js';
import { Field } from '../../components/field.js';
import { ROLE_WORDS } from '../../components/role-words.js';
import styles from '../../components/form.module.css';
import { type Sitting, windowOf } from './sitting.js';

const DOMAINS = TEST_DOMAINS.map(({ value, label }) => ({ id: value, name: label }));

export const NO_SITTING = {
  ...{ place: '', day: '', from: '10:00', to: '13:00', seats: 30 },
  ...{ domains: [] as string[], supervisors: [] as string[] },
};

export const formOf = ({ place, seats, domains, supervisors, ...window }: Sitting) => ({
  ...{ place, ...windowOf(window), seats, domains },
  supervisors: supervisors.map(({ id }) => id),
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

/** What is set up: place, day and window, domains, seats, and who supervises. */
export const SittingFields = () => (
  <>
    <Field name="place" label="Place" hint="As the certificate names it." required autoFocus />
    <Field name="day" label="Day" type="date" required />
    <Field name="from" label="From" type="time" hint="By the clock in India (IST)." required />
    <Field name="to" label="To" type="time" required />
    <Field name="seats" label="Seats" type="number" min={1} required />
    <Several source="domains" label="Domains" choices={DOMAINS} />
    <Answered path="/api/admin/sitting-supervisors">
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
