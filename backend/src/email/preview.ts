import type { EmailData, EmailKind } from '@portal/domain/email/index.js';
import type { Sender } from './blocks.js';
import { messageOf } from './messages.js';
import { SAMPLE_DATA } from './sample-data.js';

const HIDDEN = '••••••';

/** What opens something: codes, and the part of a link that represents its reader. */
const SECRETS = ['code', 'link', 'page'] as const;

function withoutSecrets<Data extends object>(data: Data): Data {
  const hidden = SECRETS.filter((name) => name in data).map((name) => [name, HIDDEN]);
  return { ...data, ...(Object.fromEntries(hidden) as Partial<Data>) };
}

export type Preview = {
  readonly subject: string;
  readonly text: string;
  /** Whether these are its own words; what a mail said is forgotten once it is sent or given up. */
  readonly isOwn: boolean;
};

export type Kept<Kind extends EmailKind = EmailKind> = {
  readonly kind: Kind;
  /** Empty once it is forgotten. */
  readonly data: EmailData[Kind] | Readonly<Record<string, never>>;
};

/** How a mail reads, with its codes and links hidden; of made-up facts where its own are forgotten. */
export function previewOf({ kind, data }: Kept, sender: Sender): Preview {
  const isOwn = Object.keys(data).length > 0;
  const facts = isOwn ? data : SAMPLE_DATA[kind];
  const { subject, text } = messageOf({ kind, data: withoutSecrets(facts) }, sender);
  return { subject, text, isOwn };
}
