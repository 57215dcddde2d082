import type { Application } from './application.js';
import type { ContactMessage } from './contact-message.js';
import type { Stage } from './stages.js';

/** A move of an application. Moves are added, never changed. */
export type ApplicationMove = {
  readonly id: string;
  readonly applicationId: string;
  readonly from: Stage;
  readonly to: Stage;
  /** Null if the applicant made it. */
  readonly adminId: string | null;
  /** The admin's name at that time; empty if the applicant made it. */
  readonly adminName: string;
  readonly reason: string;
  readonly isMailed: boolean;
  readonly at: Date;
};

/** A note on an application. Notes are added, never changed. */
export type ApplicationNote = {
  readonly id: string;
  readonly applicationId: string;
  readonly text: string;
  /** Null where the author is unknown. */
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
  /** The application, locked until the transaction ends. */
  lock(id: string): Promise<Application | null>;
  saveState(state: ApplicationState): Promise<void>;
  addMove(move: ApplicationMove): Promise<void>;
  movesOf(id: string): Promise<readonly ApplicationMove[]>;
  addNote(note: ApplicationNote): Promise<void>;
  notesOf(id: string): Promise<readonly ApplicationNote[]>;
  /** Removes all applications from this email (in normal form), with moves and notes. @returns their ids */
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

export type StoredMessage = ContactMessage & {
  /** Oldest first. */
  readonly answers: readonly MessageAnswer[];
  /** When it was closed without an answer; else null. */
  readonly closedAt: Date | null;
  readonly ownerName: string | null;
};

/** An admin, or a team. */
export type MessageOwner = { readonly adminId: string | null; readonly username: string };

export type ContactMessageRepository = {
  add(message: ContactMessage): Promise<void>;
  /** The message, locked until the transaction ends. */
  lock(id: string): Promise<StoredMessage | null>;
  addAnswer(answer: MessageAnswer): Promise<void>;
  close(id: string, at: Date): Promise<void>;
  assign(id: string, owner: MessageOwner | null): Promise<void>;
  markGrievance(id: string, dueAt: Date | null): Promise<void>;
  /** Removes all messages from this email (in normal form). @returns their ids */
  removeFrom(email: string): Promise<readonly string[]>;
};

export type ApplicationStores = {
  readonly applications: ApplicationRepository;
  readonly messages: ContactMessageRepository;
};
