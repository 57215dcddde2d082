import { TRACES } from '@portal/domain/audit/index.js';

/** Whether an entry of the audit log changed nothing; the condition of the index `audit_entries_of_traces`. */
export const IS_TRACE = `action IN (${TRACES.map((trace) => `'${trace}'`).join(', ')})`;
