import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/use-session.js';
import { fetchOwnDomain } from '../exam-api.js';
import { chosenDomain } from './chosen-domain.js';

/** The domain for the test: chosen on this page, earlier on this device, or at the sign-up. */
export function useDomainChoice() {
  const email = useSession()?.email ?? '';
  const [chosen, choose] = useState(chosenDomain);
  const { data: own = '' } = useQuery({
    queryKey: ['own-domain', email],
    queryFn: () => fetchOwnDomain(email),
    enabled: chosen === null,
  });
  return { domain: chosen ?? own, choose };
}
