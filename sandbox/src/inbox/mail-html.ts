import { htmlPage, type Reply } from './web/replies.js';

const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/**
 * A mail's own HTML, where it can do nothing. Its links open beside the inbox: the site refuses to
 * be shown in a frame.
 */
export const mailHtml = (mail: string): Reply =>
  htmlPage({ markup: `<!doctype html><base target="_blank">${mail}` }, MAIL_CSP);
