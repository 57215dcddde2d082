import { CanAccess, useCanAccess } from 'react-admin';
import { MOST_ATTEMPTS_LEFT } from '@portal/domain/settings/policy.js';
import { EmailActions } from './email-actions.js';
import type { StudentEntry } from './student-entry.js';
import { ActionButton } from '../../components/action-button.js';
import { Field } from '../../components/field.js';
import {
  DEFAULT_MINUTES_PER_HOUR,
  MOST_MINUTES_PER_HOUR,
} from '@portal/domain/exam/accommodation.js';

const FIELDS = (
  <>
    <Field
      name="minutesPerHour"
      label="Minutes an hour"
      type="number"
      min={1}
      max={MOST_MINUTES_PER_HOUR}
      hint={`${DEFAULT_MINUTES_PER_HOUR} is what the rule for written examinations gives at least. A test gets its share of it, in steps of 5 minutes.`}
      required
    />
    <Field
      name="until"
      label="Last day"
      type="date"
      hint="In India. Empty: as long as the account."
    />
  </>
);

/** Gives a student more time in every test that begins from now on, or ends it. */
function ExtraTimeActions({ student }: { readonly student: StudentEntry }) {
  const { id, name, accommodations } = student;
  const granted = accommodations.find(({ ended_at }) => ended_at === null);
  return (
    <>
      <ActionButton
        label="Extra time"
        path={`students/${id}/accommodation`}
        fields={FIELDS}
        values={{ minutesPerHour: DEFAULT_MINUTES_PER_HOUR, seenGrant: granted?.id ?? null }}
        body={({ until, minutesPerHour, ...seen }) => ({
          ...seen,
          minutesPerHour: Number(minutesPerHour),
          until: until === '' ? null : until,
        })}
        done="Extra time was granted; the student gets a mail."
      >
        {name} gets it in every test that begins from now on
        {granted && ', in place of what was granted before'}. The student reads the reason. Note no
        diagnosis.
      </ActionButton>
      {granted && (
        <ActionButton
          label="End extra time"
          path={`accommodations/${granted.id}/end`}
          done="The extra time was ended; the student gets a mail."
        >
          A test that runs keeps its time. {name} reads the reason.
        </ActionButton>
      )}
    </>
  );
}

const ATTEMPTS = (
  <Field
    name="attempts"
    label="Attempts to add"
    type="number"
    min={1}
    max={MOST_ATTEMPTS_LEFT}
    hint={`At most ${MOST_ATTEMPTS_LEFT} can be left.`}
    required
  />
);

export function StudentActions({ student }: { readonly student: StudentEntry }) {
  const { canAccess: mayAct } = useCanAccess({ action: 'grant-attempts', resource: 'students' });
  if (!mayAct || student.erasedAt) return null;
  const { id, name, deactivatedAt, attemptsUsed, totalAttempts } = student;
  return (
    <>
      <ActionButton
        label="Grant attempts"
        path={`students/${id}/grant-attempts`}
        fields={ATTEMPTS}
        values={{ attempts: 1, seenTotal: totalAttempts }}
        done="The attempts were granted."
      >
        {name} has used {attemptsUsed} of {totalAttempts} attempts.
      </ActionButton>
      <ExtraTimeActions student={student} />
      <EmailActions student={student} />
      {deactivatedAt ? (
        <ActionButton
          label="Reactivate"
          path={`students/${id}/reactivate`}
          done="The student can sign in again."
        >
          {name} will be able to sign in again.
        </ActionButton>
      ) : (
        <ActionButton
          label="Deactivate"
          path={`students/${id}/deactivate`}
          done="The student was deactivated."
        >
          {name} will be signed out everywhere, and can&apos;t sign in until reactivated.
        </ActionButton>
      )}
      <CanAccess action="erase" resource="students">
        <ActionButton
          label="Erase account"
          isGrave
          path={`students/${id}/erase`}
          done="The account was erased."
          thenList="students"
        >
          {name} asked for it, and was answered from the address of the account. Everything goes for
          good but the payments, which are kept without a name. Give no name as the reason.
        </ActionButton>
      </CanAccess>
    </>
  );
}
