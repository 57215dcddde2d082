import type { ApplicationForm } from '@portal/domain/applications/application.js';
import { createFormDraft } from '../../lib/form-draft.js';
import { linkedDomain } from './linked-domain.js';

/** What an applicant has typed in this tab, in the short form or on the application page. */
export const applicationDraft = createFormDraft('applicationDraft');

/** Keeps the form, and which link it was begun by. */
export const keepApplication = (form: ApplicationForm): void =>
  applicationDraft.keep({ ...form, linkedDomain: linkedDomain() });

/** The form with what was kept. A link's domain is chosen, unless the form was changed since. */
export function begunApplication(empty: ApplicationForm): ApplicationForm {
  const linked = linkedDomain();
  const { linkedDomain: before, ...kept } = applicationDraft.over({ ...empty, linkedDomain: '' });
  return linked === '' || linked === before ? kept : { ...kept, domain: linked };
}
