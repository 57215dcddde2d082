import type { CompanyEmail } from './email.js';
import type { EmailStores } from './ports.js';

export type CompanyInboxPort = {
  /** The inbox of the configuration, unless the settings name another. */
  readonly companyInbox: string;
};

type Stores = EmailStores & {
  readonly policy: { readonly companyInbox: () => Promise<string> };
};

/** Queues a mail to the company's inbox in force, or to the inbox that the mail names. */
export async function mailCompany(
  tx: Stores,
  { companyInbox }: CompanyInboxPort,
  email: CompanyEmail,
): Promise<void> {
  const to = email.to ?? ((await tx.policy.companyInbox()) || companyInbox);
  await tx.emails.add({ ...email, to });
}
