import type { WireMail } from '@portal/backend/testing/smtp-stand-in.js';

/** What a drill may come to and still have kept its promise. */
export type Promised = {
  /** All mails are out this long after the fault's end. */
  readonly withinSeconds: number;
  /** Mails that were in mid-send when something died, and may come again. */
  readonly doubledAtMost: number;
};

/** What was counted at the mail server. */
export type Count = {
  /** Never taken by the server. */
  readonly lost: number;
  /** Came in whole more than once, not counting what the server refused. */
  readonly doubled: number;
  /** Doubled, and each time with another Message-ID. */
  readonly otherIds: number;
};

const isTaken = ({ answer }: WireMail): boolean => answer?.startsWith('2') ?? false;
const isRefused = ({ answer }: WireMail): boolean => /^[45]/.test(answer ?? '');

/** Compares what came in with what was owed: one mail to each address. */
export function countMails(owed: ReadonlySet<string>, mails: readonly WireMail[]): Count {
  const groups = new Map<string, WireMail[]>();
  for (const mail of mails) {
    for (const to of mail.recipients) groups.set(to, [...(groups.get(to) ?? []), mail]);
  }
  const arrived = [...owed].map((address) => groups.get(address) ?? []);
  const doubles = arrived
    .map((all) => all.filter((mail) => !isRefused(mail)))
    .filter(({ length }) => length > 1);
  return {
    lost: arrived.filter((all) => !all.some(isTaken)).length,
    doubled: doubles.length,
    otherIds: doubles.filter((all) => new Set(all.map(({ messageId }) => messageId)).size > 1)
      .length,
  };
}

/** The promises that a count breaks. */
export function findBroken(
  { lost, doubled, otherIds }: Count,
  seconds: number,
  { withinSeconds, doubledAtMost }: Promised,
): string[] {
  const faults: readonly (readonly [boolean, string])[] = [
    [lost > 0, `${lost} not sent within ${withinSeconds} s`],
    [seconds > withinSeconds, `out only after ${seconds.toFixed(1)} s, not ${withinSeconds} s`],
    [doubled > doubledAtMost, `${doubled} doubled, not ${doubledAtMost}`],
    [otherIds > 0, `${otherIds} doubled under another Message-ID`],
  ];
  return faults.flatMap(([isBroken, words]) => (isBroken ? [words] : []));
}
