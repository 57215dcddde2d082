import type { CodeHasher } from './ports.js';

export type CorrectionLink = { readonly id: string; readonly token: string };

type LinkPurpose = 'confirm' | 'object';

const tokenOf = (hasher: CodeHasher, purpose: LinkPurpose, id: string): string =>
  hasher.hash(`email correction, ${purpose}: ${id}`);

/** The token in the link of a mail. It is signed, so that nothing of it needs to be kept. */
export const linkTo = (hasher: CodeHasher, purpose: LinkPurpose, id: string): string =>
  `${id}.${tokenOf(hasher, purpose, id)}`;

/** Whether we have made this link for this purpose. */
export const isOurs = (
  hasher: CodeHasher,
  purpose: LinkPurpose,
  { id, token }: CorrectionLink,
): boolean => hasher.verify(token, hasher.hash(tokenOf(hasher, purpose, id)));
