import type { ApplicationForm } from '@portal/domain/applications/application-fields.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { sendForm } from '../../lib/form-proof.js';

type Stated = { readonly noticeVersion: string; readonly ageStatement: string };

export const submitApplication = (form: ApplicationForm & Stated) =>
  sendForm('/api/internships', form, COMPANY.phones[0]);
