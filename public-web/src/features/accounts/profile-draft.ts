import { createFormDraft, type FormDraft } from '../../lib/form-draft.js';

/** A profile change that could not be saved; filled in again after the next sign-in. */
export const profileDraftOf = (email: string): FormDraft =>
  createFormDraft(`portal.profileDraft:${email}`);
