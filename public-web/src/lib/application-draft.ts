import type { ApplicationForm } from '@portal/domain/applications/application-fields.js';
import { createFormDraft } from './form-draft.js';
import { linkedDomain } from './linked-domain.js';

export const applicationDraft = createFormDraft('applicationDraft');

export type EnteredApplication = ApplicationForm & { readonly ageStatement: string };

/** Stores the form without the age, and the link from which it was opened. */
export const keepApplication = ({ ageStatement: _age, ...form }: EnteredApplication): void =>
  applicationDraft.keep({ ...form, linkedDomain: linkedDomain() });

/** The form with the stored texts. The link's domain is chosen, unless the form was changed since. */
export function begunApplication(empty: EnteredApplication): EnteredApplication {
  const linked = linkedDomain();
  const { linkedDomain: before, ...kept } = applicationDraft.over({ ...empty, linkedDomain: '' });
  return linked === '' || linked === before ? kept : { ...kept, domain: linked };
}
