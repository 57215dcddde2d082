import { useQuery } from '@tanstack/react-query';
import { fetchAttempts } from '../exam-api.js';

export const useAttempts = (email: string) =>
  useQuery({ queryKey: ['attempts', email], queryFn: () => fetchAttempts(email) });
