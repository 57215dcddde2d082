import type { Badge, BadgeRepository } from '../../certificates/badges/ports.js';
import type { Certificate } from '../../certificates/certificate.js';
import { changeRows, inMemory, rowOf, rowsOf, type Tables, type TablesNow } from './tables.js';

const shown = ({ state, nameAsPrinted, facts, studentId }: Certificate): string =>
  JSON.stringify([state, nameAsPrinted, facts, studentId]);

/** What the database's triggers do when a certificate is added or changed. */
export function badgeFollows(
  { badges, badgesDue }: Tables,
  certificate: Certificate,
  before: Certificate | null,
): void {
  if (before && shown(before) === shown(certificate)) return;
  const isTheirs = ({ certificateId }: { certificateId: string }) =>
    certificateId === certificate.id;
  changeRows(badges, isTheirs, { credential: null });
  badgesDue.add(certificate.id);
}

export function inMemoryBadges(now: TablesNow) {
  const inList = (list: number) => rowsOf(now().badges, ({ place }) => place.list === list);
  const lastList = () => Math.max(0, ...[...now().badges.values()].map(({ place }) => place.list));
  return inMemory<BadgeRepository>({
    due: (most) => [...now().badgesDue].slice(0, most),
    settle: (id) => now().badgesDue.delete(id),
    add(badge) {
      const key = `${badge.place.list}#${badge.place.index}`;
      if (now().badges.has(key)) return false;
      now().badges.set(key, { ...badge, isMarked: false });
      return true;
    },
    findBadge(id) {
      const row = rowOf(now().badges, (one) => one.certificateId === id && one.credential !== null);
      if (!row?.credential) return null;
      const { certificateId, place, credential } = row;
      return { certificateId, place, credential };
    },
    lastList() {
      const list = lastList();
      return list === 0 ? null : { list, given: inList(list).length };
    },
    staleLists() {
      return Array.from({ length: lastList() }, (_, place) => place + 1).filter(
        (list) =>
          !now().badgeLists.has(list) ||
          inList(list).some(({ credential, isMarked }) => credential === null && !isMarked),
      );
    },
    lockLost: (list) =>
      inList(list)
        .filter(({ credential }) => credential === null)
        .map(({ place }) => place.index)
        .sort((one, other) => one - other),
    saveList(list, credential, marked) {
      now().badgeLists.set(list, credential);
      const isIn = ({ place }: Pick<Badge, 'place'>) =>
        place.list === list && marked.includes(place.index);
      changeRows(now().badges, isIn, { isMarked: true });
    },
    findList: (list) => now().badgeLists.get(list) ?? null,
    addKey: (key) => void now().credentialKeys.add(key),
    keys: () => [...now().credentialKeys],
  });
}
