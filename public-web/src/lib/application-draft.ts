import type { ApplicationForm } from '@portal/domain/applications/application-fields.js';
import { createFormDraft } from './form-draft.js';
import { linkedDomain } from './linked-domain.js';

export const applicationDraft = createFormDraft('applicationDraft');

export type EnteredApplication = ApplicationForm & { readonly ageStatement: string };

/** Keeps the form without the age, and which link it was begun by. */
export const keepApplication = ({ ageStatement: _age, ...form }: EnteredApplication): void =>
  applicationDraft.keep({ ...form, linkedDomain: linkedDomain() });

/** The form with what was kept. A link's domain is chosen, unless the form was changed since. */
export function begunApplication(empty: EnteredApplication): EnteredApplication {
  const linked = linkedDomain();
  const { linkedDomain: before, ...kept } = applicationDraft.over({ ...empty, linkedDomain: '' });
  return linked === '' || linked === before ? kept : { ...kept, domain: linked };
}
