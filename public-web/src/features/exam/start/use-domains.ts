import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { useQuery } from '@tanstack/react-query';
import { fetchDomains } from '../exam-api.js';

/** The offered domains; all of them before the server's answer. */
export function useDomains() {
  const { data } = useQuery({ queryKey: ['domains'], queryFn: fetchDomains });
  const closed = new Set(data?.filter(({ offered }) => !offered).map(({ domain }) => domain));
  return {
    offered: TEST_DOMAINS.filter(({ value }) => !closed.has(value)),
    closed: TEST_DOMAINS.filter(({ value }) => closed.has(value)),
  };
}
