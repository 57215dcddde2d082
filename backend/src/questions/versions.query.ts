import type { Family, Question } from '@portal/domain/questions/index.js';
import type { DataSource } from 'typeorm';

export type KnownVersion = Question & { readonly live: boolean; readonly isLatest: boolean };

const VERSIONS = `
  SELECT made.id, made.version, made.domain, made.question, made.options,
    made.correct_option AS "correctOption", made.category, made.difficulty, made.explanation,
    made.family, made.facts,
    made.made_at AS "madeAt", questions.live, made.version = questions.version AS "isLatest"
  FROM question_versions AS made JOIN questions USING (id)`;

export const versionsIn = (dataSource: DataSource, domain: string): Promise<KnownVersion[]> =>
  dataSource.query<KnownVersion[]>(
    `${VERSIONS} WHERE questions.domain = $1 ORDER BY made.id, made.version DESC`,
    [domain],
  );

export const versionsOf = (dataSource: DataSource, id: string): Promise<KnownVersion[]> =>
  dataSource.query<KnownVersion[]>(`${VERSIONS} WHERE made.id = $1 ORDER BY made.version DESC`, [
    id,
  ]);

const FAMILY = `
  SELECT family FROM question_versions WHERE id = $1 AND version = coalesce($2, version)
  ORDER BY version DESC LIMIT 1`;

/** @param version the latest, if none is named */
export async function familyOf(
  dataSource: DataSource,
  id: string,
  version?: number,
): Promise<Family | null> {
  const [found] = await dataSource.query<{ family: Family | null }[]>(FAMILY, [id, version]);
  return found?.family ?? null;
}

export type LiveCount = {
  readonly domain: string;
  readonly category: string;
  readonly difficulty: string;
  readonly live: number;
};

const LIVE = `
  SELECT domain, category, difficulty, count(*)::int AS live
  FROM questions WHERE live GROUP BY domain, category, difficulty ORDER BY domain, category`;

export const countLive = (dataSource: DataSource): Promise<LiveCount[]> =>
  dataSource.query<LiveCount[]>(LIVE);
