import { useSearch } from 'wouter/use-browser-location';

/** The query of the address; empty while prerendered HTML is hydrated, which has none. */
export const usePageSearch = (): string => useSearch({ ssrSearch: '' });
