import { ActionButton } from '../../components/action-button.js';
import { answerTo } from '../../providers/data-provider.js';
import { useQuery } from '@tanstack/react-query';

/** Whether every admin must have a second factor, with a button to change that. */
export function TotpRule() {
  const isRequired = useQuery(answerTo('/api/admin/admin-rules')).data?.requireTotp;
  if (isRequired === undefined) return null;
  return (
    <ActionButton
      label={isRequired ? 'Make second factors optional' : 'Require second factors'}
      path="admin-rules"
      values={{ required: !isRequired }}
      done="The rule was changed."
    >
      {isRequired
        ? 'Admins may then remove their authenticators and passkeys.'
        : 'Who has neither an authenticator nor a passkey is asked to set one up, and can do nothing else before.'}
    </ActionButton>
  );
}
