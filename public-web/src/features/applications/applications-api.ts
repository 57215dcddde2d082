import type { ApplicationForm } from '@portal/domain/applications/application-fields.js';
import { sendForm } from '../../lib/form-proof.js';

/** What stood over the button, by its versions. */
type Stated = { readonly noticeVersion: string; readonly ageStatement: string };

export const submitApplication = (form: ApplicationForm & Stated) =>
  sendForm('/api/internships', form);
