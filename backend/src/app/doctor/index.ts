export { checkMailServer } from './check-mail.js';
export { examine } from './examine.js';
export { lineOf } from './finding.js';
export { outside } from './outside.js';
