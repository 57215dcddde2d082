import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { DateInput, SearchInput, SelectInput, type SelectInputProps } from 'react-admin';
import { choicesOf } from './choices.js';

const DOMAINS = TEST_DOMAINS.map(({ value, label }) => ({ id: value, name: label }));

/** Finds rows by how their words begin; always in sight. */
export const searchFilter = <SearchInput key="q" source="q" alwaysOn />;

export const domainFilter = <SelectInput key="domain" source="domain" choices={DOMAINS} />;

/** Rows whose date is between two days. */
export const dateFilters = (
  what: string,
  { since = 'since', before = 'before', alwaysOn = false } = {},
) => [
  <DateInput key={since} source={since} label={`${what} from`} alwaysOn={alwaysOn} />,
  <DateInput key={before} source={before} label={`${what} before`} alwaysOn={alwaysOn} />,
];

/** A filter with two choices: rows for which this is true, or is not. */
export const yesNoFilter = (
  source: string,
  label: string,
  { yes = 'Yes', no = 'No', alwaysOn = false } = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    alwaysOn={alwaysOn}
    choices={[
      { id: 'true', name: yes },
      { id: 'false', name: no },
    ]}
  />
);

/** A filter with one choice: rows for which this is true; without it, all rows. */
export const onlyFilter = (
  source: string,
  label: string,
  words: string,
  props: Partial<SelectInputProps> = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[{ id: 'true', name: words }]}
    {...props}
  />
);

export const choiceFilter = (
  source: string,
  label: string,
  words: Readonly<Record<string, string>>,
  props: Partial<SelectInputProps> = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    alwaysOn={source === 'state'}
    choices={choicesOf(words)}
    {...props}
  />
);
