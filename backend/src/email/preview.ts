import type { EmailData, EmailKind } from '@portal/domain/email/index.js';
import type { Sender } from './blocks.js';
import { messageOf } from './messages.js';
import { SAMPLE_DATA } from './sample-data.js';

const HIDDEN = '••••••';

/** Fields that open something: codes, and the part of a link that identifies its reader. */
const SECRETS = ['code', 'link', 'page'] as const;

function withoutSecrets<Data extends object>(data: Data): Data {
  const hidden = SECRETS.filter((name) => name in data).map((name) => [name, HIDDEN]);
  return { ...data, ...(Object.fromEntries(hidden) as Partial<Data>) };
}

export type Preview = {
  readonly subject: string;
  readonly text: string;
  /** Whether these are the mail's real facts; they are deleted once it is sent or given up. */
  readonly isOwn: boolean;
};

export type Kept<Kind extends EmailKind = EmailKind> = {
  readonly kind: Kind;
  /** Empty once the facts are deleted. */
  readonly data: EmailData[Kind] | Readonly<Record<string, never>>;
};

/** The text of a mail with its codes and links hidden; with sample facts where its own are deleted. */
export function previewOf({ kind, data }: Kept, sender: Sender): Preview {
  const isOwn = Object.keys(data).length > 0;
  const facts = isOwn ? data : SAMPLE_DATA[kind];
  const { subject, text } = messageOf({ kind, data: withoutSecrets(facts) }, sender);
  return { subject, text, isOwn };
}
