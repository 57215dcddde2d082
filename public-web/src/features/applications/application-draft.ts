import { createFormDraft } from '../../lib/form-draft.js';

/** What an applicant has typed in this tab, in the short form or on the application page. */
export const applicationDraft = createFormDraft('applicationDraft');
