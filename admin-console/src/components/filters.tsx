import { TEST_DOMAINS } from '@portal/domain/accounts/choices.js';
import { DateInput, SearchInput, SelectInput, type SelectInputProps } from 'react-admin';

const DOMAINS = TEST_DOMAINS.map(({ value, label }) => ({ id: value, name: label }));

/** Finds rows by how their words begin; always in sight. */
export const search = <SearchInput key="q" source="q" alwaysOn />;

/** Rows of one test domain. */
export const ofDomain = <SelectInput key="domain" source="domain" choices={DOMAINS} />;

/** Rows between two days. */
export const between = [
  <DateInput key="since" source="since" label="From" />,
  <DateInput key="before" source="before" label="Before" />,
];

/** The same, always in sight. */
export const betweenInSight = [
  <DateInput key="since" source="since" label="From" alwaysOn />,
  <DateInput key="before" source="before" label="Before" alwaysOn />,
];

/** Rows for which this is, or is not, so. */
export const whether = (source: string, label: string, yes = 'Yes', no = 'No') => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[
      { id: 'true', name: yes },
      { id: 'false', name: no },
    ]}
  />
);

/** Rows for which this is so, or all rows. */
export const isSo = (
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

/** Rows with one of these words. */
export const oneOf = (
  source: string,
  label: string,
  words: readonly string[],
  props: Partial<SelectInputProps> = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={words.map((word) => ({ id: word, name: word }))}
    {...props}
  />
);
