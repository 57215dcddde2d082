import { changeRow, changeRows, inMemory, removeRows, rowsOf, type TablesNow } from './tables.js';
import type { IssuedDocument } from '../../certificates/issued-document.js';
import type { ApplicationRepository, ContactMessageRepository } from '../../applications/ports.js';

export const inMemoryApplications = (now: TablesNow) =>
  inMemory<ApplicationRepository>({
    add: (application) => void now().applications.set(application.id, application),
    lock: (id) => now().applications.get(id) ?? null,
    removeFrom(from) {
      const gone = removeRows(now().applications, { email: from });
      for (const rows of [now().applicationMoves, now().applicationNotes]) {
        removeRows<{ applicationId: string }>(rows, (row) => gone.includes(row.applicationId));
      }
      const isTheirs = (one: IssuedDocument) =>
        one.kind !== 'certificate' && gone.includes(one.applicationId ?? '');
      changeRows(now().certificates, isTheirs, { applicationId: null });
      return gone;
    },
    saveState: ({ id, status, notes, ownerId, answerBy, interview, version }) =>
      changeRow(now().applications, id, {
        ...{ status, notes, ownerId, answerBy, interview, version },
      }),
    addMove: (move) => void now().applicationMoves.set(move.id, move),
    movesOf: (id) => rowsOf(now().applicationMoves, { applicationId: id }, 'at'),
    addNote: (note) => void now().applicationNotes.set(note.id, note),
    notesOf: (id) => rowsOf(now().applicationNotes, { applicationId: id }, 'at'),
  });

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
      const { answers = [] } = now().messages.get(added.messageId) ?? {};
      changeRow(now().messages, added.messageId, { answers: [...answers, added] });
    },
    close: (id, at) => changeRow(now().messages, id, { closedAt: at }),
    assign: (id, owner) => changeRow(now().messages, id, { ownerName: owner?.username ?? null }),
    markGrievance: (id, dueAt) => changeRow(now().messages, id, { kind: 'grievance', dueAt }),
    removeFrom: (from) => removeRows(now().messages, { email: from }),
  });
