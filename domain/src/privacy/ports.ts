import type { Nominee } from './nominee.js';

/** Where it is kept whom students named. */
export type NomineeRepository = {
  find(studentId: string): Promise<Nominee | null>;
  /** Keeps whom a student names; one who was named before is forgotten. */
  save(nominee: Nominee): Promise<void>;
  removeOf(studentId: string): Promise<void>;
};

/** For a use case that needs {@link NomineeRepository}. */
export type WithNominees = { readonly nominees: NomineeRepository };
