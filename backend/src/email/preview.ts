import type { EmailData, EmailKind } from '@portal/domain/email/index.js';
import type { Sender } from './phrases.js';
import { messageOf } from './messages.js';

const HIDDEN = '••••••';

/** Fields that open something: codes, and the part of a link that identifies its reader. */
const SECRETS = ['code', 'link', 'page'] as const;

function withoutSecrets<Data extends object>(data: Data): Data {
  const hidden = SECRETS.filter((name) => name in data).map((name) => [name, HIDDEN]);
  return { ...data, ...(Object.fromEntries(hidden) as Partial<Data>) };
}

export type Preview = { readonly subject: string; readonly text: string };

export type Kept<Kind extends EmailKind = EmailKind> = {
  readonly kind: Kind;
  /** Empty once the facts are deleted. */
  readonly data: EmailData[Kind] | Readonly<Record<string, never>>;
};

const hasFacts = <Kind extends EmailKind>(data: Kept<Kind>['data']): data is EmailData[Kind] =>
  Object.keys(data).length > 0;

export function previewOf<Kind extends EmailKind>(
  { kind, data }: { readonly kind: Kind; readonly data: EmailData[Kind] },
  sender: Sender,
): Preview {
  const { subject, text } = messageOf({ kind, data: withoutSecrets(data) }, sender);
  return { subject, text };
}

/** The text of a stored mail; null once its facts are deleted: when it is sent or given up. */
export const previewOfKept = ({ kind, data }: Kept, sender: Sender): Preview | null =>
  hasFacts(data) ? previewOf({ kind, data }, sender) : null;
