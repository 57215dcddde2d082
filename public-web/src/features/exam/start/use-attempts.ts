import { useQuery } from '@tanstack/react-query';
import { fetchAttempts } from '../exam-api.js';

/** The student's attempts and payment, as the server tells them. */
export const useAttempts = (email: string) =>
  useQuery({ queryKey: ['attempts', email], queryFn: () => fetchAttempts(email) });
