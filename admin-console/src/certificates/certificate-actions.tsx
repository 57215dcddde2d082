import { useCanAccess } from 'react-admin';
import { isOfResult, REVOCATION_CAUSES } from '@portal/domain/certificates/certificate.js';
import { MAX_LENGTH } from '@portal/domain/kernel/text-rules.js';
import { ActionButton } from '../components/action-button.js';
import { Field, SelectField } from '../components/field.js';
import { CAUSES, type CertificateEntry } from './certificate-state.js';

const CHOICES = {
  '': 'Please choose',
  ...Object.fromEntries(
    REVOCATION_CAUSES.filter((cause) => !isOfResult(cause)).map((cause) => [cause, CAUSES[cause]]),
  ),
};

const CAUSE = (
  <SelectField
    {...{ name: 'cause', label: 'Kind of reason', words: CHOICES }}
    hint="Its page says so to everybody."
  />
);

export function CertificateActions({ certificate }: { readonly certificate: CertificateEntry }) {
  const { canAccess } = useCanAccess({ action: 'revoke', resource: 'certificates' });
  const { id, state, cause, nameAsPrinted } = certificate;
  if (!canAccess || state === 'withdrawn' || isOfResult(cause)) return null;
  return (
    <>
      <ActionButton
        label="Reissue"
        path={`certificates/${id}/reissue`}
        values={{ name: nameAsPrinted, seenState: state, seenName: nameAsPrinted }}
        fields={
          <Field
            name="name"
            label="Name as printed"
            maxLength={MAX_LENGTH.name}
            autoCapitalize="words"
            required
          />
        }
        done="The certificate was printed again."
      >
        It keeps its code, and its page says when the name was corrected.
        {state === 'revoked' && ' It is valid again from then on.'} Give no name as the reason.
      </ActionButton>
      {state === 'valid' && (
        <ActionButton
          label="Revoke"
          path={`certificates/${id}/revoke`}
          fields={CAUSE}
          done="The certificate was revoked."
        >
          Its page says at once that it counts no more, to everybody who was shown it. The result
          and its score stay.
        </ActionButton>
      )}
    </>
  );
}
