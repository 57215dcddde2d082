import { createFormDraft, type FormDraft } from '../../lib/form-draft.js';

/** What a student wanted to save and could not: there again after signing in anew. */
export const profileDraftOf = (email: string): FormDraft =>
  createFormDraft(`portal.profileDraft:${email}`);
