import { domainLabel } from '@portal/domain/kernel/choices.js';
import { movesFrom, type Stage, STAGE_WORDS } from '@portal/domain/applications/stages.js';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Movable } from './stage-badge.js';
import { LetterFields, letterIn } from './letter-fields.js';
import { MailFields, mailIn, usualMailOf } from './mail-fields.js';
import { moveWords } from '../../components/stage-words.js';
import { ActionDialog } from '../../components/action-button.js';
import type { Texts } from '../../components/action-form.js';
import { SelectField, Field } from '../../components/field.js';
import { act, answerTo } from '../../providers/data-provider.js';
import {
  INTERVIEW_MINUTES,
  type InterviewForm,
  MAX_PLACE_CHARACTERS,
} from '@portal/domain/applications/interview.js';
import { MOST_OFFER_DAYS } from '@portal/domain/applications/offer.js';
import { indianDay } from '@portal/domain/kernel/indian-day.js';
import { useQuery } from '@tanstack/react-query';

const MINUTES = Object.fromEntries(INTERVIEW_MINUTES.map((each) => [each, `${each} minutes`]));

/** What is sent; null if neither a time nor a place was typed. */
const interviewIn = ({ start = '', minutes = '', place = '' }: Texts): InterviewForm | null =>
  start || place ? { start, minutes, place } : null;

const INTERVIEW_FIELDS = (
  <>
    <Field
      name="start"
      type="datetime-local"
      label="Time (may be left out)"
      hint="By the clock in India (IST). The mail has it as a file for calendars."
    />
    <SelectField name="minutes" label="How long" words={MINUTES} />
    <Field
      name="place"
      label="Place or link"
      hint="An address, a number to call, or the link of a video call. The applicant sees it."
      maxLength={MAX_PLACE_CHARACTERS}
    />
  </>
);

/** The day by which an offer is to be answered; it starts as the settings say. */
function OfferFields() {
  const { data: usual } = useQuery(answerTo('/api/admin/application-offer'));
  if (!usual) return null;
  return (
    <Field
      name="answerBy"
      type="date"
      label="Answer by"
      hint={`The mail and the applicant’s page say this day; after it, the offer cannot be accepted. At most ${MOST_OFFER_DAYS} days ahead.`}
      defaultValue={indianDay(new Date(usual.answerBy))}
    />
  );
}

const WHY = {
  name: 'reason',
  label: 'Reason (may be left out)',
  hint: 'It goes into no mail. Applicants with an account find it in the file of their data.',
  most: 500,
  isOptional: true,
};

const stagesFrom = (from: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(movesFrom(from).map((stage) => [stage, STAGE_WORDS[stage]]));

type ToProps = { readonly from: Stage; readonly onChoose: (to: Stage) => void };

/** Another stage has another usual mail. */
function To({ from, onChoose }: ToProps) {
  const { setValue } = useFormContext();
  const choose = (to: Stage) => {
    for (const [name, usual] of Object.entries(usualMailOf(to))) setValue(name, usual);
    onChoose(to);
  };
  return (
    <SelectField
      {...{ name: 'to', label: 'To', words: stagesFrom(from) }}
      onChange={({ target }) => choose(target.value as Stage)}
    />
  );
}

type MoveDialogProps = {
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
  const notify = useNotify();
  const refresh = useRefresh();
  const factsIn = (texts: Texts) => ({
    to,
    ...(to === 'offered' && texts.answerBy && { answerBy: texts.answerBy }),
    interview: to === 'interview' ? interviewIn(texts) : null,
  });
  const send = async (texts: Texts) => {
    const mail = mailIn(texts);
    const move = { ...factsIn(texts), version, reason: texts.reason, letter: letterIn(to, texts) };
    try {
      await act(`applications/${id}/move`, { ...move, mail });
      const mailed = mail ? ', and the mail is on its way' : '';
      notify(`${name}: ${STAGE_WORDS[to]}${mailed}.`, { type: 'success' });
    } finally {
      // It is another now: it was moved, or somebody else had changed it.
      refresh();
    }
  };
  const label = onChoose ? 'Move' : moveWords(status, to);
  return (
    <ActionDialog
      title={`${label}: ${name}`}
      button={label}
      values={{ to, program: domainLabel(domain), minutes: '30', ...usualMailOf(to) }}
      send={send}
      onClose={onClose}
      words={WHY}
      fields={
        <>
          {onChoose && <To from={status} onChoose={onChoose} />}
          {to === 'offered' && <OfferFields />}
          {to === 'interview' && INTERVIEW_FIELDS}
          <LetterFields to={to} />
          <MailFields id={id} factsIn={factsIn} />
        </>
      }
    >
      {`It is now: ${STAGE_WORDS[status]}.`}
    </ActionDialog>
  );
}
