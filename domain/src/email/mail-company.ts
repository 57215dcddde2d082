import type { CompanyEmail } from './email.js';
import type { EmailStores } from './stores.js';

export type CompanyInboxPort = {
  /** The inbox of the configuration, unless the settings name another. */
  readonly companyInbox: string;
};

type Stores = EmailStores & {
  readonly policy: { readonly companyInbox: () => Promise<string> };
};

/** Queues a mail to the company's inbox in force; the only way to mail the company. */
export async function mailCompany(
  tx: Stores,
  { companyInbox }: CompanyInboxPort,
  email: CompanyEmail,
): Promise<void> {
  const to = (await tx.policy.companyInbox()) || companyInbox;
  await tx.emails.add({ ...email, to });
}
