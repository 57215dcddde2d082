import { usualMail } from '@portal/domain/applications/move-mail.js';
import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import type { Stage } from '@portal/domain/applications/stages.js';
import type { BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { MAX_LENGTH } from '@portal/domain/kernel/text-rules.js';
import { useState } from 'react';
import { KIND_WORDS, MOVE_WORDS } from './bulk-words.js';
import { STAGES_IN_BULK } from '../stage-words.js';
import { useApplicationOwners } from '../use-application-owners.js';
import { Field, SelectField, TextAreaField } from '../field.js';
import form from '../form.module.css';
import mailText from '../mail-text.module.css';
import type { Refused } from '../use-submit.js';

type FieldsProps = { readonly refused: Refused | null };

const STAGES_TO_CHOOSE = Object.fromEntries(
  STAGES_IN_BULK.map((stage) => [stage, STAGE_WORDS[stage]]),
);

/** The stage, and the mail that each applicant gets, which is always the usual one. */
function StageFields({ refused }: FieldsProps) {
  const [stage, setStage] = useState<Stage>('shortlisted');
  const mail = usualMail(stage);
  return (
    <>
      <SelectField
        {...{ name: 'value', label: 'Stage to go to', words: STAGES_TO_CHOOSE, refused }}
        value={stage}
        onChange={({ currentTarget }) => setStage(currentTarget.value as Stage)}
      />
      {mail && (
        <>
          <label className={form.check}>
            <input type="checkbox" name="isMailed" /> Send each applicant this mail
          </label>
          <pre className={mailText.text} tabIndex={0} role="region" aria-label="The mail">
            {`${mail.subject}\n\n${mail.text}`}
          </pre>
        </>
      )}
    </>
  );
}

function OwnerField({ refused }: FieldsProps) {
  const words: Record<string, string> = { '': 'Nobody' };
  for (const { id, username } of useApplicationOwners()) words[id] = username;
  return (
    <SelectField {...{ name: 'value', label: 'Look after them from now on', words, refused }} />
  );
}

function MoveFields({ refused }: FieldsProps) {
  return (
    <>
      <SelectField {...{ name: 'value', label: 'Which way', words: MOVE_WORDS, refused }} />
      <label className={form.check}>
        <input type="checkbox" name="mayClose" /> Also where no test would be offered any more
      </label>
    </>
  );
}

const MessageFields = ({ refused }: FieldsProps) => (
  <>
    <Field
      {...{ name: 'subject', label: 'Subject', refused, maxLength: MAX_LENGTH.subject }}
      autoCapitalize="sentences"
      spellCheck
    />
    <TextAreaField
      {...{ name: 'text', label: 'Mail', refused, rows: 7, maxLength: MAX_LENGTH.message }}
      hint="An empty line begins a new paragraph."
    />
  </>
);

const FIELDS: Partial<Readonly<Record<BulkKind, (props: FieldsProps) => React.ReactNode>>> = {
  'move-applications': StageFields,
  'assign-applications': OwnerField,
  'move-questions': MoveFields,
  'write-to-students': MessageFields,
};

type BulkFieldsProps = FieldsProps & {
  readonly kinds: readonly BulkKind[];
  readonly kind: BulkKind;
  readonly onKind: (kind: BulkKind) => void;
};

export function BulkFields({ kinds, kind, refused, onKind }: BulkFieldsProps) {
  const Fields = FIELDS[kind];
  return (
    <>
      {kinds.length > 1 && (
        <SelectField
          {...{ name: 'kind', label: 'What is to be done', refused, value: kind }}
          words={Object.fromEntries(kinds.map((one) => [one, KIND_WORDS[one]]))}
          onChange={({ currentTarget }) => onKind(currentTarget.value as BulkKind)}
        />
      )}
      {Fields && <Fields refused={refused} />}
    </>
  );
}
