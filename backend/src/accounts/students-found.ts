import { isPerson } from '../platform/admin-lists/list-spec.js';

const MOST_STUDENTS = 500;

const typed = isPerson('found.');

export const studentsFound = (parameter: string): string => `ARRAY(
  SELECT found.id FROM students AS found
  WHERE ${typed.sql(parameter)}
  LIMIT ${MOST_STUDENTS})`;
