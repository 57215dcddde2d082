import { useAnswer } from '../components/use-answer.js';

/** Who can be given an application; nobody while that is not known. */
export const useReviewers = () =>
  useAnswer('/api/admin/application-reviewers', 'Failed to fetch the admins.').data?.reviewers ??
  [];
