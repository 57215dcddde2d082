import { createFormDraft, type FormDraft } from '../../lib/form-draft.js';

/** A change of the profile that could not be saved; it is filled in again after the next sign-in. */
export const profileDraftOf = (email: string): FormDraft =>
  createFormDraft(`portal.profileDraft:${email}`);
