import { Notice } from './notice.js';

/** The failure of a form whose texts stay in the tab. Without an answer, the server may have it all the same. */
export const UnsentNotice = ({ message }: { message: string }) => (
  <Notice kind="error">
    <p>{message}</p>
    <p>Take it as not sent: what you wrote stays in this tab.</p>
  </Notice>
);
