import { inMemory, removeRows, type TablesNow } from './tables.js';
import type { ApplicationRepository, ContactMessageRepository } from '../../applications/ports.js';

const oldestFirst = <Row extends { readonly applicationId: string; readonly at: Date }>(
  rows: ReadonlyMap<string, Row>,
  id: string,
): readonly Row[] =>
  [...rows.values()]
    .filter(({ applicationId }) => applicationId === id)
    .sort((one, other) => Number(one.at) - Number(other.at));

/** Applications in memory. */
export const inMemoryApplications = (now: TablesNow) =>
  inMemory<ApplicationRepository>({
    add: (application) => void now().applications.set(application.id, application),
    lock: (id) => now().applications.get(id) ?? null,
    removeFrom(from) {
      const gone = removeRows(now().applications, ({ email }) => email === from);
      for (const rows of [now().applicationMoves, now().applicationNotes]) {
        removeRows<{ applicationId: string }>(rows, (row) => gone.includes(row.applicationId));
      }
      for (const one of now().certificates.values()) {
        if (one.kind === 'certificate' || !gone.includes(one.applicationId ?? '')) continue;
        now().certificates.set(one.id, { ...one, applicationId: null });
      }
      return gone;
    },
    saveState({ id, status, notes, ownerId, answerBy, interview, version }) {
      const kept = now().applications.get(id);
      const state = { status, notes, ownerId, answerBy, interview, version };
      if (kept) now().applications.set(id, { ...kept, ...state });
    },
    addMove: (move) => void now().applicationMoves.set(move.id, move),
    movesOf: (id) => oldestFirst(now().applicationMoves, id),
    addNote: (note) => void now().applicationNotes.set(note.id, note),
    notesOf: (id) => oldestFirst(now().applicationNotes, id),
  });

/** Contact messages in memory. */
export const inMemoryMessages = (now: TablesNow) =>
  inMemory<ContactMessageRepository>({
    add: (message) =>
      void now().messages.set(message.id, {
        ...message,
        answers: [],
        closedAt: null,
        ownerName: null,
      }),
    lock: (id) => now().messages.get(id) ?? null,
    addAnswer(added) {
      const kept = now().messages.get(added.messageId);
      if (kept) now().messages.set(kept.id, { ...kept, answers: [...kept.answers, added] });
    },
    close(id, at) {
      const kept = now().messages.get(id);
      if (kept) now().messages.set(id, { ...kept, closedAt: at });
    },
    assign(id, owner) {
      const kept = now().messages.get(id);
      if (kept) now().messages.set(id, { ...kept, ownerName: owner?.username ?? null });
    },
    markGrievance(id, dueAt) {
      const kept = now().messages.get(id);
      if (kept) now().messages.set(id, { ...kept, kind: 'grievance', dueAt });
    },
    removeFrom: (from) => removeRows(now().messages, ({ email }) => email === from),
  });
