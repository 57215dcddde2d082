import { type Actor, note, type WithAudit } from '../audit/index.js';
import type { EmailData, WithEmails } from '../email/index.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import type { Breach } from './breach.js';
import { BreachDiffers } from './errors.js';
import type { Affected, WithBreaches } from './ports.js';

type Ports = Work<WithAudit & WithBreaches & WithEmails> & { readonly ids: IdSource };

export const noticeOf = (
  breach: Breach,
  { name, data }: Pick<Affected, 'name' | 'data'>,
): EmailData['breach-notice'] => ({
  name,
  number: breach.number,
  from: breach.from.toISOString(),
  until: breach.until.toISOString(),
  data,
  nature: breach.nature,
  consequences: breach.consequences,
  measures: breach.measures,
  advice: breach.advice,
  contact: breach.contact,
});

/** What people read; who is reached, and the report to the Board, may change afterwards. */
const wordsOf = (breach: Breach): string =>
  JSON.stringify(noticeOf(breach, { name: '', data: [] }));

/** Mails everybody whom a breach concerns, once under its number, `batch` people a transaction; it
 * can be stopped and run again. @returns how many mails were queued @throws BreachDiffers */
export async function announceBreach(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  breach: Breach,
  batch: number,
): Promise<number> {
  const tellSome = () =>
    unitOfWork.run(async (tx) => {
      const people = await tx.breaches.untold(breach, batch);
      if (people.length === 0) return { found: 0, queued: 0 };
      if (wordsOf(await tx.breaches.keep(breach)) !== wordsOf(breach)) {
        throw new BreachDiffers(breach.number);
      }
      const emails = people.map(({ email }) => email);
      const news = new Set(await tx.breaches.noteTold(breach.number, emails));
      for (const person of people) {
        if (!news.has(person.email)) continue;
        const data = noticeOf(breach, person);
        await tx.emails.add({ kind: 'breach-notice', to: person.email, data });
      }
      if (news.size > 0) {
        await note(tx, ids, actor, {
          action: 'announce-breach',
          subject: 'breach',
          subjectId: breach.number,
          reason: '',
          before: null,
          after: { mails: news.size },
        });
      }
      return { found: people.length, queued: news.size };
    });
  let queued = 0;
  let last;
  do {
    last = await tellSome();
    queued += last.queued;
  } while (last.found === batch);
  return queued;
}
