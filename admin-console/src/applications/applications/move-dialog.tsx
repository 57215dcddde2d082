import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { movesFrom, type Stage } from '@portal/domain/applications/stages.js';
import { useMemo, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { Movable } from './application-entry.js';
import { InterviewFields, interviewIn, NO_INTERVIEW } from './interview-fields.js';
import { LetterFields, letterIn } from './letter-fields.js';
import { MailFields, mailIn } from './mail-fields.js';
import { type OfferDraft, OfferFields } from './offer-fields.js';
import { moveWords } from '../../components/stage-words.js';
import { SelectField } from '../../components/field.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import type { Texts } from '../../components/use-submit.js';
import { act } from '../../providers/data-provider.js';

const WHY = {
  name: 'reason',
  label: 'Reason (may be left out)',
  hint: 'It goes into no mail. Applicants with an account find it in the file of their data.',
  most: 500,
  isOptional: true,
};

const stagesFrom = (from: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(movesFrom(from).map((stage) => [stage, STAGE_WORDS[stage]]));

type MoveDialogProps = {
  /** As it was when the dialog was opened. */
  readonly application: Movable;
  readonly to: Stage;
  /** Called where the admin may choose another stage. */
  readonly onChoose?: (to: Stage) => void;
  readonly onClose: () => void;
};

/** Moves an application to another stage; after a refusal, what was typed stays. */
export function MoveDialog({ application, to, onChoose, onClose }: MoveDialogProps) {
  const { id, name, domain, status } = application;
  // A move of an outdated version stays refused until the admin has opened the dialog on the current one.
  const [version] = useState(application.version);
  const [offer, setOffer] = useState<OfferDraft>({});
  const [interview, setInterview] = useState(NO_INTERVIEW);
  const about = useMemo(
    () => ({ ...offer, interview: to === 'interview' ? interviewIn(interview) : null }),
    [offer, interview, to],
  );
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async ({ reason, ...texts }: Texts) => {
    const mail = mailIn(texts);
    try {
      const letter = letterIn(to, texts);
      await act(`applications/${id}/move`, { version, to, reason, mail, letter, ...about });
      const mailed = mail ? ', and the mail is on its way' : '';
      notify(`${name}: ${STAGE_WORDS[to]}${mailed}.`, { type: 'success' });
    } finally {
      // It is another now: it was moved, or somebody else had changed it.
      refresh();
    }
  };
  const label = onChoose ? 'Move' : moveWords(status, to);
  return (
    <ReasonDialog
      title={`${label}: ${name}`}
      button={label}
      send={send}
      onClose={onClose}
      words={WHY}
      fields={(refused) => (
        <>
          {onChoose && (
            <SelectField
              {...{ name: 'to', label: 'To', words: stagesFrom(status), refused, value: to }}
              autoFocus
              onChange={({ currentTarget }) => onChoose(currentTarget.value as Stage)}
            />
          )}
          {to === 'offered' && (
            <OfferFields
              draft={offer}
              refused={refused}
              onChange={(part) => setOffer({ ...offer, ...part })}
            />
          )}
          {to === 'interview' && (
            <InterviewFields form={interview} refused={refused} onChange={setInterview} />
          )}
          <LetterFields
            key={`letter of ${to}`}
            to={to}
            program={domainLabel(domain)}
            refused={refused}
          />
          <MailFields key={to} id={id} to={to} about={about} refused={refused} />
        </>
      )}
    >
      {`It is now: ${STAGE_WORDS[status]}.`}
    </ReasonDialog>
  );
}
