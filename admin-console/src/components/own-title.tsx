import { pageTitle } from './page-title.js';

/** Names a page within its section. Of two titles, the browser shows the one that was rendered last. */
export const OwnTitle = ({ of }: { readonly of: string }) => (
  <title>{pageTitle(`${of}, admin`)}</title>
);
