import { useQuery } from '@tanstack/react-query';
import { answerTo } from '../providers/data-provider.js';

/** The admins who can own an application; none until they are fetched. */
export const useApplicationOwners = () =>
  useQuery(answerTo('/api/admin/application-owners')).data?.owners ?? [];
