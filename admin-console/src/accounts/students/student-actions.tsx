import { CanAccess, useCanAccess } from 'react-admin';
import { MOST_ATTEMPTS_LEFT } from '@portal/domain/settings/policy.js';
import { EmailActions } from './email-actions.js';
import { ExtraTimeActions } from './extra-time.js';
import type { StudentEntry } from './student-entry.js';
import { ActionButton } from '../../components/action-button.js';
import { Field } from '../../components/field.js';

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
