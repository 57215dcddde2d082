import type { DataSource } from 'typeorm';

const MOST_ROWS = 100;

const COLUMNS = `
  id AS "_id", student_name AS "studentName", email, domain, score,
  total_questions AS "totalQuestions", percentage, passed, is_void AS "isVoid", pass_percent AS "passPercent",
  time_taken AS "timeTaken", completed_on AS "completedOn", completed_on AS "testDate",
  attempts_used AS "attemptsUsed", total_attempts AS "totalAttempts"`;

const NEWEST = `SELECT ${COLUMNS} FROM results ORDER BY completed_on DESC, id LIMIT ${MOST_ROWS}`;

const OF_STUDENT = `
  SELECT ${COLUMNS} FROM results WHERE student_id = $1
  ORDER BY completed_on DESC LIMIT ${MOST_ROWS}`;

export const newestResults = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query(NEWEST);

export const resultsOf = (dataSource: DataSource, studentId: string): Promise<unknown[]> =>
  dataSource.query(OF_STUDENT, [studentId]);
