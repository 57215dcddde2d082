import type { DataSource } from 'typeorm';

const LAST_CODE = `
  SELECT coalesce(data->>'code', '') AS code FROM emails
  WHERE to_address = $1 AND kind IN ('verification-code', 'reset-code')
  ORDER BY created_at DESC LIMIT 1`;

/** The code in the newest mail to an address; empty once that is sent. @throws TypeError if there is no mail */
export async function lastCodeTo(dataSource: DataSource, email: string): Promise<string> {
  return (await dataSource.query<{ code: string }[]>(LAST_CODE, [email]))[0]!.code;
}

/** Another code than this one. */
export const notCode = (code: string, at = 0): string =>
  String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0');

/** Moves every code of a student into the past, as if that much time had gone by. */
export const ageCodes = (dataSource: DataSource, email: string, seconds: number) =>
  dataSource.query(
    `UPDATE mailed_codes SET created_at = created_at - make_interval(secs => $2),
      expires_at = expires_at - make_interval(secs => $2)
    WHERE student_id = (SELECT id FROM students WHERE email = $1)`,
    [email, seconds],
  );
