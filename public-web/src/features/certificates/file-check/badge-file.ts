/** What the page reads of an Open Badge once its signature is known to be right. */
export type BadgeFile = {
  readonly issuer: { readonly id: string; readonly name?: string };
  readonly name?: string;
  readonly validFrom?: string;
  readonly credentialSubject?: {
    readonly identifier?: readonly Identity[];
    readonly result?: readonly { readonly value?: string }[];
  };
  readonly evidence?: readonly { readonly id?: string }[];
};

type Identity = {
  readonly identityType?: string;
  readonly identityHash?: string;
  readonly salt?: string;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const issuerOf = (issuer: unknown): unknown => (isObject(issuer) ? issuer.id : issuer);

export function badgeIn(text: string): BadgeFile | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value.proof)) return null;
    const id = issuerOf(value.issuer);
    if (typeof id !== 'string') return null;
    return { ...value, issuer: isObject(value.issuer) ? { ...value.issuer, id } : { id } };
  } catch {
    return null;
  }
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a badge was issued to this email: it holds a hash of it, and not the email. */
export async function isIssuedTo(badge: BadgeFile, email: string): Promise<boolean> {
  const own = badge.credentialSubject?.identifier?.find(
    ({ identityType }) => identityType === 'emailAddress',
  );
  const text = new TextEncoder().encode(email.trim().toLowerCase() + (own?.salt ?? ''));
  const hash = await crypto.subtle.digest('SHA-256', text);
  return own?.identityHash === `sha256$${hexOf(hash)}`;
}
