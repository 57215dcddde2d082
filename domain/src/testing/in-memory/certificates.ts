import { isOverdue } from '../../applications/offer.js';
import type { Certificate } from '../../certificates/certificate.js';
import type { IssuedDocument } from '../../certificates/issued-document.js';
import type { Letter } from '../../certificates/letter.js';
import type { DocumentRepository } from '../../certificates/ports.js';
import type { TestClock } from '../test-clock.js';
import { badgeFollows } from './badges.js';
import { changeRows, inMemory, rejectDuplicate, rowOf, rowsOf, type TablesNow } from './tables.js';

const isCertificate = (one: IssuedDocument | undefined): one is Certificate =>
  one?.kind === 'certificate';

const isValidLetter = (one: IssuedDocument, id: string | null, kind: Letter['kind']): boolean =>
  one.kind === kind && one.applicationId === id && one.state === 'valid';

export function inMemoryCertificates(now: TablesNow, clock: TestClock) {
  const all = () => rowsOf(now().certificates, {}, 'issuedAt');
  const letters = () => all().filter((one): one is Letter => !isCertificate(one));
  const byCode = (wanted: string) => rowOf(now().certificates, { code: wanted });
  const find = (id: string) => {
    const found = now().certificates.get(id);
    return isCertificate(found) ? found : null;
  };
  return inMemory<DocumentRepository>({
    add(document) {
      rejectDuplicate(now().certificates.has(document.id), 'certificate of a result');
      if (byCode(document.code)) return false;
      if (isCertificate(document)) {
        badgeFollows(now(), document, null);
      } else {
        const { applicationId, kind, state } = document;
        const hasRival = letters().some((one) => isValidLetter(one, applicationId, kind));
        rejectDuplicate(applicationId !== null && state === 'valid' && hasRival, 'letter');
      }
      now().certificates.set(document.id, document);
      return true;
    },
    save(certificate) {
      const stored = find(certificate.id);
      if (!stored) throw new Error('there is no such certificate');
      const { code, domain, issuedAt } = stored;
      now().certificates.set(stored.id, { ...certificate, code, domain, issuedAt });
      badgeFollows(now(), certificate, stored);
    },
    find,
    findByCode(code) {
      const found = byCode(code);
      if (found?.kind !== 'offer' || found.state !== 'valid') return found;
      const application = now().applications.get(found.applicationId ?? '');
      const stateAt = application && isOverdue(application, clock.now) && application.answerBy;
      return stateAt ? { ...found, state: 'revoked', cause: 'ended', stateAt } : found;
    },
    findThose: (ids) => ids.flatMap((id) => find(id) ?? []),
    findAllOf: (owner) =>
      all()
        .filter(isCertificate)
        .filter(({ studentId }) => studentId === owner)
        .sort((one, other) => Number(other.issuedAt) - Number(one.issuedAt)),
    findLettersOf: (id) => letters().filter(({ applicationId }) => applicationId === id),
    revokeOffer(id, stateAt) {
      const ended = { state: 'revoked', cause: 'ended', stateAt } as const;
      changeRows(now().certificates, (one) => isValidLetter(one, id, 'offer'), ended);
    },
    withdrawLettersTo(wanted, stateAt) {
      const nothing = { email: '', nameAsPrinted: '', facts: null, cause: null } as const;
      const isTheirs = (one: IssuedDocument) => !isCertificate(one) && one.email === wanted;
      changeRows(now().certificates, isTheirs, { ...nothing, state: 'withdrawn', stateAt });
    },
  });
}
