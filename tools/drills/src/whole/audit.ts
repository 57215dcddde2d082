import type { WireMail } from '@portal/backend/testing/smtp-stand-in.js';
import type { EventLog, Story } from './event-log.js';

export type Kept = {
  readonly email: string;
  readonly verified: boolean;
  readonly paid: boolean;
  readonly attemptsUsed: number;
  readonly payments: number;
  readonly receipts: number;
  readonly codes: number;
  readonly resultMails: number;
  readonly attempts: readonly {
    readonly id: string;
    readonly state: string;
    readonly answers: Readonly<Record<string, string>>;
  }[];
  readonly results: readonly string[];
};

export const KEPT = `
  SELECT s.email, s.email_verified_at IS NOT NULL AS verified, s.paid_at IS NOT NULL AS paid,
    s.attempts_used AS "attemptsUsed",
    (SELECT count(*)::int FROM payments WHERE student_id = s.id AND state = 'paid') AS payments,
    (SELECT count(*)::int FROM emails
      WHERE to_address = s.email AND kind = 'payment-receipt') AS receipts,
    (SELECT count(*)::int FROM emails
      WHERE to_address = s.email AND kind = 'verification-code') AS codes,
    (SELECT count(*)::int FROM emails
      WHERE to_address = s.email AND kind = 'test-result') AS "resultMails",
    (SELECT coalesce(json_agg(json_build_object('id', a.id, 'state', a.state, 'answers', a.answers)),
      '[]') FROM attempts a WHERE a.student_id = s.id) AS attempts,
    (SELECT coalesce(json_agg(r.id), '[]') FROM results r WHERE r.student_id = s.id) AS results
  FROM students s WHERE s.email = ANY($1)`;

export type KeptMail = { readonly id: string; readonly state: string };

export const MAILS = 'SELECT id, state FROM emails';

export type Audit = { readonly lost: readonly string[]; readonly doubled: readonly string[] };

const said = (...cases: readonly (readonly [boolean, string])[]): string[] =>
  cases.filter(([holds]) => holds).map(([, words]) => words);

function lostAnswers(story: Story, { attempts }: Kept): string[] {
  return [...story.choices].flatMap(([attemptId, questions]) => {
    const attempt = attempts.find(({ id }) => id === attemptId);
    if (!attempt) return [`attempt ${attemptId}`];
    return [...questions]
      .filter(([id, choices]) => !choices.has(attempt.answers[id] ?? ''))
      .map(([id]) => `answer to ${id} of attempt ${attemptId}`);
  });
}

function auditOne(story: Story, kept: Kept | undefined): Audit {
  if (!kept) return { lost: said([story.signedUp, `account ${story.email}`]), doubled: [] };
  const { email, attempts, results } = kept;
  const closed = attempts.filter(({ state }) => state !== 'open').length;
  const open = attempts.length - closed;
  const ordered = story.isNew ? Number(kept.paid) : 0;
  const resultsLost = [...story.submitted].filter(([, id]) => !results.includes(id));
  return {
    lost: [
      ...said(
        [story.verified && !kept.verified, `verification of ${email}`],
        [story.paid && (!kept.paid || kept.payments === 0), `payment of ${email}`],
        [story.isNew && kept.codes === 0, `code for ${email}`],
        [kept.receipts < ordered, `receipt for ${email}`],
        [results.length < closed, `result of ${email}`],
        [kept.resultMails < results.length, `mail of a result to ${email}`],
        [kept.attemptsUsed < closed, `count of an attempt of ${email}`],
      ),
      ...resultsLost.map(([, id]) => `acknowledged result ${id}`),
      ...lostAnswers(story, kept),
    ],
    doubled: said(
      [kept.payments > ordered, `payment of ${email}`],
      [kept.receipts > ordered, `receipt for ${email}`],
      [kept.codes > Number(story.isNew), `code for ${email}`],
      [open > 1, `open attempt of ${email}`],
      [kept.attemptsUsed > closed, `count of an attempt of ${email}`],
      [results.length > closed, `result of ${email}`],
      [kept.resultMails > results.length, `mail of a result to ${email}`],
    ),
  };
}

export function audit({ stories }: Pick<EventLog, 'stories'>, kept: readonly Kept[]): Audit {
  const byEmail = new Map(kept.map((one) => [one.email, one]));
  const all = stories.map((story) => auditOne(story, byEmail.get(story.email)));
  return { lost: all.flatMap(({ lost }) => lost), doubled: all.flatMap(({ doubled }) => doubled) };
}

const isTaken = ({ answer }: WireMail): boolean => answer?.startsWith('2') ?? false;
const isRefused = ({ answer }: WireMail): boolean => /^[45]/.test(answer ?? '');
const idOf = ({ messageId }: WireMail): string => /<([^@]+)@/.exec(messageId)?.[1] ?? messageId;

export function auditMails(kept: readonly KeptMail[], wire: readonly WireMail[]): Audit {
  const taken = new Set(wire.filter(isTaken).map(idOf));
  const known = new Set(kept.map(({ id }) => id));
  return {
    lost: kept
      .filter(({ id, state }) => state !== 'dropped' && !taken.has(id))
      .map(({ id, state }) => `${state} mail ${id}`),
    // A second mail about the same has another id, and would be one that nobody owed.
    doubled: [...taken].filter((id) => !known.has(id)).map((id) => `mail ${id}`),
  };
}

/** How many mails came in whole again, under the same Message-ID. */
export function countRepeated(wire: readonly WireMail[]): number {
  const ids = wire.filter((mail) => !isRefused(mail)).map(idOf);
  return ids.length - new Set(ids).size;
}
