import { answer, removeRows, type TablesNow } from './tables.js';
import type { Session, SessionRepository } from '../../accounts/session.js';

const latestFirst = (one: Session, other: Session): number =>
  Number(other.beganAt) - Number(one.beganAt);

/** Sessions in memory. */
export function inMemorySessions(now: TablesNow): SessionRepository {
  const change = (id: string, changes: Partial<Session>) =>
    answer(() => {
      const session = now().sessions.get(id);
      if (session) now().sessions.set(id, { ...session, ...changes });
    });
  return {
    add: (session) => answer(() => void now().sessions.set(session.id, session)),
    findAllOf: (owner) =>
      answer(() =>
        [...now().sessions.values()].filter(({ ownerId }) => ownerId === owner).sort(latestFirst),
      ),
    end: (id, at) => change(id, { endedAt: at }),
    prove: (id, at) => change(id, { provedAt: at }),
    removeOf: (owner) =>
      answer(() => void removeRows(now().sessions, ({ ownerId }) => ownerId === owner)),
  };
}
