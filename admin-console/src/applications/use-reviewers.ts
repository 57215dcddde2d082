import { useAnswer } from '../components/use-answer.js';

/** An admin to whom an application can be given. */
type Reviewer = { readonly id: string; readonly username: string };

/** Who can be given an application; nobody while that is not known. */
export function useReviewers(): readonly Reviewer[] {
  const { data } = useAnswer('/api/admin/application-reviewers', 'Failed to fetch the admins.');
  return (data as { readonly reviewers: readonly Reviewer[] } | null)?.reviewers ?? [];
}
