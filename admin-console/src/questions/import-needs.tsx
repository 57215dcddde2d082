import { domainLabel, TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import type { ImportDefaults } from '@portal/domain/questions/import-defaults.js';
import { DIFFICULTIES } from '@portal/domain/questions/question.js';
import { SHEET_FIELDS, type SheetColumn } from '@portal/domain/questions/read-sheet.js';
import form from '../components/form.module.css';
import styles from './questions.module.css';

type DefaultsProps = {
  readonly defaults: ImportDefaults;
  readonly onChange: (defaults: ImportDefaults) => void;
};

/** What the rows of a file lack, given once. */
export function Defaults({ defaults, onChange }: DefaultsProps) {
  const set = (name: keyof ImportDefaults) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    if (value !== (defaults[name] ?? '')) onChange({ ...defaults, [name]: value });
  };
  return (
    <fieldset className={form.choice}>
      <legend>For rows that do not say it</legend>
      <div className={styles.bar}>
        <label>
          Domain
          <select value={defaults.domain ?? ''} onChange={set('domain')}>
            <option value="">None</option>
            {TEST_DOMAIN_VALUES.map((domain) => (
              <option key={domain} value={domain}>
                {domainLabel(domain)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Category
          <input defaultValue={defaults.category ?? ''} maxLength={60} onBlur={set('category')} />
        </label>
        <label>
          Difficulty
          <select value={defaults.difficulty ?? ''} onChange={set('difficulty')}>
            <option value="">None</option>
            {DIFFICULTIES.map((difficulty) => (
              <option key={difficulty}>{difficulty}</option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}

type ColumnsProps = {
  readonly columns: readonly SheetColumn[];
  readonly onChange: (fields: readonly SheetColumn['field'][]) => void;
};

/** What each column of a sheet was taken for, to be changed. */
export function Columns({ columns, onChange }: ColumnsProps) {
  const fields = columns.map(({ field }) => field);
  return (
    <details className={styles.version}>
      <summary>
        {fields.filter(Boolean).length} of {fields.length} columns are read
      </summary>
      <div className={styles.bar}>
        {columns.map(({ heading, field }, at) => (
          <label key={`${at} ${heading}`}>
            {heading || `Column ${at + 1}`}
            <select
              value={field ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange(fields.with(at, SHEET_FIELDS.find((one) => one === value) ?? null))
              }
            >
              <option value="">Not read</option>
              {SHEET_FIELDS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
