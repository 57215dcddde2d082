import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { act, answerOf } from '../../providers/data-provider.js';

const ADDRESS = '/api/admin/admin-rules';
const KEY = ['admin-rules'];

/** Whether every admin must have a second factor, with a button to change that. */
export function TotpRule() {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const { data: required } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await answerOf(ADDRESS)).requireTotp,
  });
  if (required === undefined) return null;
  const button = required ? 'Make Authenticators Optional' : 'Require Authenticators';
  const change = async ({ reason }: Readonly<Record<string, string>>) => {
    await act('admin-rules', { required: !required, reason });
    // An admin without one, also this one, is now led to set one up.
    await client.invalidateQueries();
  };
  return (
    <>
      <button type="button" className="button secondary" onClick={() => setOpen(true)}>
        {button}
      </button>
      {isOpen && (
        <ReasonDialog title={button} button={button} send={change} onClose={() => setOpen(false)}>
          {required
            ? 'Admins may then remove their authenticators and passkeys.'
            : 'Who has neither an authenticator nor a passkey is asked to set one up, and can do nothing else before.'}
        </ReasonDialog>
      )}
    </>
  );
}
