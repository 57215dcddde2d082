export { BULK_KINDS } from './bulk-action.js';
export { doToRows } from './do-to-rows.js';
