export type EmailCorrection = {
  readonly id: string;
  readonly studentId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** Whether the student had verified the old address. */
  readonly wasVerified: boolean;
  readonly at: Date;
};

const SHOWN_CHARACTERS = 1;

/** An address shown to somebody else: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `${local.slice(0, SHOWN_CHARACTERS)}•••@${host}`;
}
