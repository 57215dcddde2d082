import type { CodeHasher } from '../accounts/index.js';
import type { RandomSource } from '../kernel/transaction.js';
import type { Admin, Authenticators } from './ports.js';

/** How many seconds an authenticator shows one code. */
const TOTP_STEP_SECONDS = 30;
/** How many steps a device's clock may be wrong. */
const TOTP_DRIFT_STEPS = 1;
const RECOVERY_CODES = 10;

/** 138 bits, so that a fast hash is enough: nobody finds a code by trying. */
const CODE_CHARACTERS = 28;
/** Longer groups are hard to copy. */
const GROUP_CHARACTERS = 4;
/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export type FactorPorts = {
  readonly authenticators: Authenticators;
  readonly codeHasher: CodeHasher;
};

export const hasTotp = ({ totpConfirmedAt }: Pick<Admin, 'totpConfirmedAt'>): boolean =>
  totpConfirmedAt !== null;

export type SecondFactors = Pick<Admin, 'totpConfirmedAt'> & {
  readonly passkeys: readonly unknown[];
};

export const hasPasskey = ({ passkeys }: Pick<SecondFactors, 'passkeys'>): boolean =>
  passkeys.length > 0;

/** Whether the sign-in asks for a second factor: an authenticator or a passkey. */
export const hasSecondFactor = (admin: SecondFactors): boolean =>
  hasTotp(admin) || hasPasskey(admin);

/** The time step (RFC 6238) of a moment. */
export const stepAt = (moment: Date): number =>
  Math.floor(moment.getTime() / 1000 / TOTP_STEP_SECONDS);

/** The content of the QR code for an app. */
export function otpauthUri(issuer: string, username: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${parameters}&algorithm=SHA1&digits=6&period=${TOTP_STEP_SECONDS}`;
}

const withoutSpaces = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** The admin after the authenticator's code was used; null unless it is right and new. */
export function afterTotp(
  { authenticators }: Pick<FactorPorts, 'authenticators'>,
  admin: Admin,
  typed: string,
  now: Date,
): Admin | null {
  const secret = admin.totpSecret && authenticators.open(admin.totpSecret, admin.id);
  if (!secret) return null;
  const code = withoutSpaces(typed);
  const middle = stepAt(now);
  for (let step = middle - TOTP_DRIFT_STEPS; step <= middle + TOTP_DRIFT_STEPS; step += 1) {
    const isNew = admin.totpLastStep === null || step > admin.totpLastStep;
    if (!isNew || !authenticators.verify(secret, step, code)) continue;
    // Sealed again, since the key may have changed.
    return { ...admin, totpSecret: authenticators.seal(secret, admin.id), totpLastStep: step };
  }
  return null;
}

/** With the admin's id, so that a hash is useless in another row. */
const asHashed = (admin: Pick<Admin, 'id'>, code: string): string =>
  `recovery ${admin.id} ${withoutSpaces(code)}`;

function afterRecoveryCode({ codeHasher }: FactorPorts, admin: Admin, typed: string): Admin | null {
  const left = admin.recoveryHashes.filter(
    (hash) => !codeHasher.verify(asHashed(admin, typed), hash),
  );
  return left.length < admin.recoveryHashes.length ? { ...admin, recoveryHashes: left } : null;
}

/** The admin after a code of the authenticator, or a recovery code, was used; null if it is neither. */
export const afterFactor = (
  ports: FactorPorts,
  admin: Admin,
  typed: string,
  now: Date,
): Admin | null => afterTotp(ports, admin, typed, now) ?? afterRecoveryCode(ports, admin, typed);

function recoveryCode(random: RandomSource): string {
  const letters = Array.from(
    { length: CODE_CHARACTERS },
    () => ALPHABET[random.int(ALPHABET.length)],
  );
  const groups = Array.from({ length: CODE_CHARACTERS / GROUP_CHARACTERS }, (_, nth) =>
    letters.slice(nth * GROUP_CHARACTERS, (nth + 1) * GROUP_CHARACTERS).join(''),
  );
  return groups.join('-');
}

/** New recovery codes to show once, and their hashes to store. */
export function newRecoveryCodes(
  { codeHasher, random }: { readonly codeHasher: CodeHasher; readonly random: RandomSource },
  admin: Pick<Admin, 'id'>,
): { readonly codes: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(random));
  return { codes, hashes: codes.map((code) => codeHasher.hash(asHashed(admin, code))) };
}

export const withoutTotp = (admin: Admin): Admin => ({
  ...admin,
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: null,
  recoveryHashes: [],
});

export const withoutSecondFactors = (admin: Admin): Admin => ({
  ...withoutTotp(admin),
  passkeys: [],
});
