import { hasWordsOrPhone } from '../platform/admin-lists/list-spec.js';

const MOST_STUDENTS = 500;

const typed = hasWordsOrPhone('words(found.name, found.email, found.phone)', 'found.phone');

export const studentsFound = (parameter: string): string => `ARRAY(
  SELECT found.id FROM students AS found
  WHERE ${typed.sql(parameter)}
  LIMIT ${MOST_STUDENTS})`;
