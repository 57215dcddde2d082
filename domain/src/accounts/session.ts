import { secondsAfter } from '../kernel/time.js';

type SessionHolder = 'student' | 'admin';

export type SessionOwner = {
  readonly holder: SessionHolder;
  readonly ownerId: string;
  /** The account's session version; sessions with an earlier one have ended. */
  readonly version: number;
};

export type SessionPlace = {
  /** Such as "Chrome on Android". */
  readonly device: string;
  /** The network address without its last part. */
  readonly network: string;
};

export type Session = SessionOwner &
  SessionPlace & {
    readonly id: string;
    readonly beganAt: Date;
    readonly lastUsedAt: Date;
    /** When the identity was last proved, by a password or a second factor. */
    readonly provedAt: Date;
    readonly expiresAt: Date;
    readonly endedAt: Date | null;
  };

const HOUR = 60 * 60;

export const SESSION_SECONDS = 12 * HOUR;

export type SessionRepository = {
  add(session: Session): Promise<void>;
  findAllOf(ownerId: string): Promise<readonly Session[]>;
  end(id: string, at: Date): Promise<void>;
  prove(id: string, at: Date): Promise<void>;
  removeOf(ownerId: string): Promise<void>;
};

export const newSession = (
  id: string,
  { holder, ownerId, version }: SessionOwner,
  { device, network }: SessionPlace,
  now: Date,
): Session => ({
  id,
  holder,
  ownerId,
  version,
  device,
  network,
  beganAt: now,
  lastUsedAt: now,
  provedAt: now,
  expiresAt: secondsAfter(now, SESSION_SECONDS),
  endedAt: null,
});

/** Whether a session has not ended, given the account's session version. */
export const isLive = (session: Session, version: number, now: Date): boolean =>
  session.endedAt === null && session.version === version && session.expiresAt > now;

const BROWSERS: readonly (readonly [sign: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: string, name: string])[] = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string): string | null =>
  names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null;

/** The browser and its system in plain words, if they are known. */
export function deviceInWords(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent) ?? 'Unknown browser';
  const system = nameIn(SYSTEMS, userAgent);
  return system === null ? browser : `${browser} on ${system}`;
}
