import { useSearch } from 'wouter/use-browser-location';

/** What follows the path in the address; empty while prerendered HTML, which has none, is taken over. */
export const usePageSearch = (): string => useSearch({ ssrSearch: '' });
