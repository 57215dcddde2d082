import { applicationDraft } from '../applications/application-draft.js';
import { endReset } from './pending-reset.js';
import { endVerification } from './pending-verification.js';
import { profileDraftOf } from './profile-draft.js';
import { signUpDraft } from './sign-up-draft.js';

/** Forgets what this tab keeps of a student who leaves: forms not sent yet, and codes waited for. */
export function forgetTab(email: string): void {
  profileDraftOf(email).drop();
  signUpDraft.drop();
  applicationDraft.drop();
  endReset();
  endVerification();
}
