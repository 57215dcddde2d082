import type { CertificateRepository } from '../../certificates/ports.js';
import { badgeFollows } from './badges.js';
import { inMemory, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

/** Certificates in memory. */
export function inMemoryCertificates(now: TablesNow) {
  const byCode = (wanted: string) => rowOf(now().certificates, ({ code }) => code === wanted);
  return inMemory<CertificateRepository>({
    add(certificate) {
      rejectDuplicate(now().certificates.has(certificate.id), 'certificate of a result');
      if (byCode(certificate.code)) return false;
      now().certificates.set(certificate.id, certificate);
      badgeFollows(now(), certificate, null);
      return true;
    },
    save(certificate) {
      const kept = now().certificates.get(certificate.id);
      if (!kept) throw new Error('there is no such certificate');
      const { code, domain, issuedAt } = kept;
      now().certificates.set(kept.id, { ...certificate, code, domain, issuedAt });
      badgeFollows(now(), certificate, kept);
    },
    find: (id) => now().certificates.get(id) ?? null,
    findByCode: (code) => byCode(code),
    findThose: (ids) => ids.flatMap((id) => now().certificates.get(id) ?? []),
    findAllOf: (owner) =>
      [...now().certificates.values()]
        .filter(({ studentId }) => studentId === owner)
        .sort((one, other) => Number(other.issuedAt) - Number(one.issuedAt)),
  });
}
