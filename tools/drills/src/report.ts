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
  readonly owed: number;
  /** Never taken by the server. */
  readonly lost: number;
  /** Came in whole more than once, not counting what the server refused. */
  readonly doubled: number;
  /** Doubled, and with a Message-ID of its own each time. */
  readonly otherIds: number;
};

/** What came of a drill. */
export type Report = Count & {
  /** From the end of the fault until all was out; null if it never was. */
  readonly seconds: number | null;
  readonly notes: readonly string[];
  /** The promises that were not kept. */
  readonly broken: readonly string[];
};

const isTaken = ({ answer }: WireMail): boolean => answer?.startsWith('2') ?? false;
const isRefused = ({ answer }: WireMail): boolean => /^[45]/.test(answer ?? '');

function byRecipient(mails: readonly WireMail[]): Map<string, WireMail[]> {
  const groups = new Map<string, WireMail[]>();
  for (const mail of mails) {
    for (const recipient of mail.recipients) {
      groups.set(recipient, [...(groups.get(recipient) ?? []), mail]);
    }
  }
  return groups;
}

/** Compares what came in with what was owed: one mail to each address. */
export function countMails(owed: ReadonlySet<string>, mails: readonly WireMail[]): Count {
  const groups = byRecipient(mails);
  const arrived = [...owed].map((address) => groups.get(address) ?? []);
  const doubles = arrived
    .map((all) => all.filter((mail) => !isRefused(mail)))
    .filter(({ length }) => length > 1);
  return {
    owed: owed.size,
    lost: arrived.filter((all) => !all.some(isTaken)).length,
    doubled: doubles.length,
    otherIds: doubles.filter((all) => new Set(all.map(({ messageId }) => messageId)).size > 1)
      .length,
  };
}

/** Holds a count against what was promised. */
export function reportOn(
  count: Count,
  seconds: number | null,
  { withinSeconds, doubledAtMost }: Promised,
): string[] {
  return [
    ...(count.lost > 0 ? [`${count.lost} not sent within ${withinSeconds} s`] : []),
    ...(count.lost === 0 && (seconds === null || seconds > withinSeconds)
      ? [`out only after more than ${withinSeconds} s`]
      : []),
    ...(count.doubled > doubledAtMost ? [`${count.doubled} doubled, not ${doubledAtMost}`] : []),
    ...(count.otherIds > 0 ? [`${count.otherIds} doubled under another Message-ID`] : []),
  ];
}
