import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import type { Stage } from '@portal/domain/applications/stages.js';
import type { BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { KIND_WORDS, MOVE_WORDS } from './bulk-words.js';
import { MailFields } from '../applications/mail-fields.js';
import { STAGES_IN_BULK } from '../applications/stage-words.js';
import { useReviewers } from '../applications/use-reviewers.js';
import { fieldParts } from '../components/field.js';
import type { Refused } from '../components/use-submit.js';
import form from '../components/form.module.css';

type Choice = readonly [value: string, words: string];

type ChoiceFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly refused: Refused | null;
  readonly onChoose: (value: string) => void;
};

function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, value, choices, refused, onChoose } = props;
  const parts = fieldParts(name, refused);
  return (
    <div className={form.field}>
      <label {...parts.label}>{label}</label>
      <select
        {...parts.control}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {choices.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      {parts.notes}
    </div>
  );
}

const STAGE_CHOICES: readonly Choice[] = STAGES_IN_BULK.map((stage) => [stage, STAGE_WORDS[stage]]);
const MOVE_CHOICES: readonly Choice[] = Object.entries(MOVE_WORDS);

/** What is chosen at first, where something has to be; null where nothing has. */
export const FIRST_VALUE: Readonly<Record<BulkKind, string | null>> = {
  'move-applications': 'shortlisted',
  'assign-applications': '',
  'close-messages': null,
  'retry-emails': null,
  'cancel-emails': null,
  'move-questions': 'submit',
};

function OwnerField(props: Omit<ChoiceFieldProps, 'name' | 'label' | 'choices'>) {
  const reviewers = useReviewers().map(({ id, username }): Choice => [id, username]);
  return (
    <ChoiceField
      name="value"
      label="Look after them from now on"
      choices={[['', 'Nobody'], ...reviewers]}
      {...props}
    />
  );
}

/** Nothing that the mail could tell beside its words. */
const NOTHING_ELSE = {};

type BulkFieldsProps = {
  readonly kinds: readonly BulkKind[];
  readonly kind: BulkKind;
  readonly value: string;
  readonly refused: Refused | null;
  /** One of the rows that it is done to, once they are known. */
  readonly firstId: string | null;
  readonly onKind: (kind: BulkKind) => void;
  readonly onValue: (value: string) => void;
};

export function BulkFields(props: BulkFieldsProps) {
  const { kinds, kind, value, refused, firstId, onKind, onValue } = props;
  const choices = kinds.map((one): Choice => [one, KIND_WORDS[one]]);
  const common = { value, refused, onChoose: onValue };
  return (
    <>
      <ChoiceField
        {...{ name: 'kind', label: 'What is to be done', value: kind, choices, refused }}
        onChoose={(chosen) => onKind(chosen as BulkKind)}
      />
      {kind === 'move-applications' && (
        <>
          <ChoiceField name="value" label="Stage to go to" choices={STAGE_CHOICES} {...common} />
          <MailFields
            key={value}
            id={firstId}
            to={value as Stage}
            about={NOTHING_ELSE}
            refused={refused}
            isBulk
          />
        </>
      )}
      {kind === 'assign-applications' && <OwnerField {...common} />}
      {kind === 'move-questions' && (
        <ChoiceField name="value" label="Which way" choices={MOVE_CHOICES} {...common} />
      )}
    </>
  );
}
