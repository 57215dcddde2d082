import { usualMail } from '@portal/domain/applications/move-mail.js';
import { type Stage, STAGE_WORDS } from '@portal/domain/applications/stages.js';
import type { BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { MAX_LENGTH } from '@portal/domain/kernel/text-rules.js';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { KIND_WORDS, MOVE_WORDS } from './bulk-words.js';
import { STAGES_IN_BULK } from '../stage-words.js';
import { useApplicationOwners } from '../use-application-owners.js';
import { CheckField, Field, SelectField } from '../field.js';
import mailText from '../mail-text.module.css';

const STAGES_TO_CHOOSE = Object.fromEntries(
  STAGES_IN_BULK.map((stage) => [stage, STAGE_WORDS[stage]]),
);

/** The stage, and the mail that each applicant gets, which is always the usual one. */
function StageFields() {
  const [stage, setStage] = useState<Stage>('shortlisted');
  const mail = usualMail(stage);
  return (
    <>
      <SelectField
        {...{ name: 'value', label: 'Stage to go to', words: STAGES_TO_CHOOSE }}
        onChange={({ target }) => setStage(target.value as Stage)}
      />
      {mail && (
        <>
          <CheckField name="isMailed" label="Send each applicant this mail" />
          <pre className={mailText.text} tabIndex={0} role="region" aria-label="The mail">
            {`${mail.subject}\n\n${mail.text}`}
          </pre>
        </>
      )}
    </>
  );
}

function OwnerField() {
  const words: Record<string, string> = { '': 'Nobody' };
  for (const { id, username } of useApplicationOwners()) words[id] = username;
  return <SelectField {...{ name: 'value', label: 'Look after them from now on', words }} />;
}

const MoveFields = () => (
  <>
    <SelectField {...{ name: 'value', label: 'Which way', words: MOVE_WORDS }} />
    <CheckField name="mayClose" label="Also where no test would be offered any more" />
  </>
);

const MessageFields = () => (
  <>
    <Field
      {...{ name: 'subject', label: 'Subject', maxLength: MAX_LENGTH.subject }}
      autoCapitalize="sentences"
      spellCheck
    />
    <Field
      {...{ name: 'text', label: 'Mail', rows: 7, maxLength: MAX_LENGTH.message }}
      hint="An empty line begins a new paragraph."
    />
  </>
);

const FIELDS: Partial<Readonly<Record<BulkKind, () => React.ReactNode>>> = {
  'move-applications': StageFields,
  'assign-applications': OwnerField,
  'move-questions': MoveFields,
  'write-to-students': MessageFields,
};

/** What is chosen first, by kind. */
export const FIRST_VALUES: Partial<Readonly<Record<BulkKind, string>>> = {
  'move-applications': 'shortlisted',
  'move-questions': 'publish',
};

type BulkFieldsProps = {
  readonly kinds: readonly BulkKind[];
  readonly kind: BulkKind;
  readonly onKind: (kind: BulkKind) => void;
};

export function BulkFields({ kinds, kind, onKind }: BulkFieldsProps) {
  const Fields = FIELDS[kind];
  const { setValue } = useFormContext();
  const choose = (next: BulkKind) => {
    setValue('value', FIRST_VALUES[next] ?? '');
    onKind(next);
  };
  return (
    <>
      {kinds.length > 1 && (
        <SelectField
          {...{ name: 'kind', label: 'What is to be done' }}
          words={Object.fromEntries(kinds.map((one) => [one, KIND_WORDS[one]]))}
          onChange={({ target }) => choose(target.value as BulkKind)}
        />
      )}
      {Fields && <Fields key={kind} />}
    </>
  );
}
