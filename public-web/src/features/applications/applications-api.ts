import type { ApplicationForm } from '@portal/domain/applications/application.js';
import { callApi } from '../../lib/api.js';

export const submitApplication = (form: ApplicationForm & { readonly noticeVersion: string }) =>
  callApi('/api/internships', { method: 'POST', body: form, asStudent: false });
