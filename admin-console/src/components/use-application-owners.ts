import { useAnswer } from './use-answer.js';

/** The admins who can own an application; none until they are fetched. */
export const useApplicationOwners = () =>
  useAnswer('/api/admin/application-owners').data?.owners ?? [];
