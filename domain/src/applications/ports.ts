import type { Application } from './application.js';
import type { ContactMessage } from './contact-message.js';
import type { Stage } from './stages.js';

/** One move of an application, as it was made. Moves are only ever added. */
export type ApplicationMove = {
  readonly id: string;
  readonly applicationId: string;
  readonly from: Stage;
  readonly to: Stage;
  /** Null if the applicant made it. */
  readonly adminId: string | null;
  /** The name at that time; empty if the applicant made it. */
  readonly adminName: string;
  readonly reason: string;
  /** Whether the applicant got a mail. */
  readonly isMailed: boolean;
  readonly at: Date;
};

/** A note on an application. Notes are only ever added. */
export type ApplicationNote = {
  readonly id: string;
  readonly applicationId: string;
  readonly text: string;
  /** Null for a note from before notes were a thread, if nobody knows whose it is. */
  readonly adminId: string | null;
  readonly adminName: string;
  readonly at: Date;
};

type ApplicationState = Pick<
  Application,
  'id' | 'status' | 'notes' | 'ownerId' | 'answerBy' | 'interview' | 'version'
>;

export type ApplicationRepository = {
  add(application: Application): Promise<void>;
  /** The application, held against every other transaction that locks it, until this one ends. */
  lock(id: string): Promise<Application | null>;
  saveState(state: ApplicationState): Promise<void>;
  addMove(move: ApplicationMove): Promise<void>;
  movesOf(id: string): Promise<readonly ApplicationMove[]>;
  /** Adds a note to the thread of an application that is locked. */
  addNote(note: ApplicationNote): Promise<void>;
  notesOf(id: string): Promise<readonly ApplicationNote[]>;
  /** Removes all that came from this email, in its normal form, with moves and notes; answers their ids. */
  removeFrom(email: string): Promise<readonly string[]>;
};

export type MessageAnswer = {
  readonly id: string;
  readonly messageId: string;
  readonly text: string;
  readonly adminId: string;
  readonly adminName: string;
  readonly at: Date;
};

export type KeptMessage = ContactMessage & {
  /** In the order in which they were sent. */
  readonly answers: readonly MessageAnswer[];
  /** When it was found to need no answer; null otherwise. */
  readonly closedAt: Date | null;
  readonly ownerName: string | null;
};

/** An admin, or a team. */
export type MessageOwner = { readonly adminId: string | null; readonly username: string };

export type ContactMessageRepository = {
  add(message: ContactMessage): Promise<void>;
  /** The message, held against every other transaction that locks it, until this one ends. */
  lock(id: string): Promise<KeptMessage | null>;
  addAnswer(answer: MessageAnswer): Promise<void>;
  close(id: string, at: Date): Promise<void>;
  assign(id: string, owner: MessageOwner | null): Promise<void>;
  markGrievance(id: string, dueAt: Date | null): Promise<void>;
  /** Removes all that came from this email, in its normal form; answers their ids. */
  removeFrom(email: string): Promise<readonly string[]>;
};
