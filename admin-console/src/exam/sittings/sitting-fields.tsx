import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { asIndianTime } from '@portal/domain/kernel/indian-day.js';
import { CanAccess, CheckboxGroupInput } from 'react-admin';
import { ActionButton } from '../../components/action-button.js';
import { Answered } from '../../components/answered.js';
import { Field } from '../../components/field.js';
import { ROLE_WORDS } from '../../components/role-words.js';
import type { Sitting } from './sitting.js';

const DOMAINS = TEST_DOMAINS.map(({ value, label }) => ({ id: value, name: label }));

const NO_SITTING = { place: '', startsAt: '', endsAt: '', seats: 30, domains: [], supervisors: [] };

const formOf = ({ id, place, startsAt, endsAt, seats, domains, supervisors }: Sitting) => ({
  ...{ id, place, seats, domains, supervisors: supervisors.map((one) => one.id) },
  ...{ startsAt: asIndianTime(new Date(startsAt)), endsAt: asIndianTime(new Date(endsAt)) },
});

/** Without the name that the theme gives to the box of a row. */
const CHECKS = {
  options: { slotProps: { input: { 'aria-label': '' } } },
  helperText: false,
} as const;

const SittingFields = () => (
  <>
    <Field name="place" label="Place" hint="As the certificate names it." required autoFocus />
    <Field
      {...{ name: 'startsAt', label: 'From', type: 'datetime-local', required: true }}
      hint="By the clock in India (IST)."
    />
    <Field name="endsAt" label="To" type="datetime-local" required />
    <Field name="seats" label="Seats" type="number" min={1} required />
    <CheckboxGroupInput source="domains" label="Domains" choices={DOMAINS} {...CHECKS} />
    <Answered path="/api/admin/sittings">
      {({ supervisors }) => (
        <CheckboxGroupInput
          source="supervisors"
          label="Who supervises"
          choices={[...supervisors]}
          {...CHECKS}
          optionText={({ username, role }: (typeof supervisors)[number]) =>
            `${username} (${ROLE_WORDS[role]})`
          }
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
