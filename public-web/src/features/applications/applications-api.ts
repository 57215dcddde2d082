import type { ApplicationForm } from '@portal/domain/applications/application.js';
import { sendForm } from '../../lib/form-proof.js';

export const submitApplication = (form: ApplicationForm & { readonly noticeVersion: string }) =>
  sendForm('/api/internships', form);
