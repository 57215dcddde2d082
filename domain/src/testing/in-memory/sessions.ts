import { inMemory, removeRows, type TablesNow } from './tables.js';
import type { Session, SessionRepository } from '../../accounts/session.js';

const latestFirst = (one: Session, other: Session): number =>
  Number(other.beganAt) - Number(one.beganAt);

/** Sessions in memory. */
export function inMemorySessions(now: TablesNow) {
  const change = (id: string, changes: Partial<Session>) => {
    const session = now().sessions.get(id);
    if (session) now().sessions.set(id, { ...session, ...changes });
  };
  return inMemory<SessionRepository>({
    add: (session) => void now().sessions.set(session.id, session),
    findAllOf: (owner) =>
      [...now().sessions.values()].filter(({ ownerId }) => ownerId === owner).sort(latestFirst),
    end: (id, at) => change(id, { endedAt: at }),
    prove: (id, at) => change(id, { provedAt: at }),
    removeOf: (owner) => void removeRows(now().sessions, ({ ownerId }) => ownerId === owner),
  });
}
