import * as consents from '../consents/index.js';
import { type CompanyInboxPort, type EmailStores, mailCompany } from '../email/index.js';
import { rejectInvalid } from '../kernel/errors.js';
import { tidyLine } from '../kernel/seen-text.js';
import { normalEmail } from '../kernel/text-rules.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { APPLICATION_REFUSED, validateApplication, type Application } from './application.js';
import type { ApplicationForm } from './application-fields.js';
import type { ApplicantTokens } from './applicant-tokens.js';
import type { ApplicationStores } from './ports.js';

export type CompanyPorts = Work<
  ApplicationStores & consents.ConsentStores & EmailStores & SettingsStores
> & {
  readonly ids: IdSource;
} & CompanyInboxPort;

/** @throws InvalidInput */
export function rejectBadApplication(form: ApplicationForm, said: consents.FormStatements): void {
  const errors = { ...validateApplication(form), ...consents.formAgeErrors(said) };
  rejectInvalid(errors, APPLICATION_REFUSED);
}

/** Stores an application and queues the mails: to the applicant, with a copy of the notice, and to the company. @param
 * said what the page showed above the button @param mayMail whether the applicant gets a mail, since anyone can type
 * any address @throws InvalidInput */
export async function submitApplication(
  {
    unitOfWork,
    ids,
    applicantTokens,
    ...inbox
  }: CompanyPorts & { readonly applicantTokens: ApplicantTokens },
  form: ApplicationForm,
  said: consents.FormStatements = {},
  mayMail = true,
): Promise<Application> {
  rejectBadApplication(form, said);
  const { ageStatement } = said;
  return unitOfWork.run(async (tx) => {
    const application: Application = {
      ...form,
      name: tidyLine(form.name),
      email: normalEmail(form.email),
      id: ids.next(),
      createdAt: tx.now,
      status: 'received',
      notes: '',
      ownerId: null,
      answerBy: null,
      interview: null,
      version: 0,
    };
    await tx.applications.add(application);
    const { id: subjectId, name, email } = application;
    const agreement = { purpose: 'application', subjectId, ageStatement } as const;
    const given = await consents.giveConsent(tx, ids, agreement);
    if (mayMail) {
      const page = applicantTokens.tokenOf(subjectId);
      const data = { name, page, notice: given.notice };
      await tx.emails.add({ kind: 'application-received', to: email, data });
    }
    await mailCompany(tx, inbox, {
      kind: 'application-notification',
      replyTo: email,
      data: { ...form, id: subjectId, name, email, receivedAt: tx.now.toISOString() },
    });
    return application;
  });
}
