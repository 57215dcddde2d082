import type { DataSource } from 'typeorm';

export type ListedImport = {
  readonly id: string;
  readonly name: string;
  readonly importedAt: Date;
  readonly adminName: string;
  readonly undoneAt: Date | null;
  readonly questions: number;
  /** Those that still have the words of the import, by their state. */
  readonly draft: number;
  readonly inReview: number;
  readonly live: number;
  readonly retired: number;
};

const MOST = 50;

const LATEST = `
  WITH latest AS (
    SELECT * FROM question_imports ORDER BY imported_at DESC, id LIMIT ${MOST}
  )
  SELECT latest.id, latest.name, imported_at AS "importedAt", admin_name AS "adminName",
    undone_at AS "undoneAt", count(*)::int AS questions,
    count(*) FILTER (WHERE waiting = 'draft')::int AS draft,
    count(*) FILTER (WHERE waiting = 'in-review')::int AS "inReview",
    count(*) FILTER (WHERE live)::int AS live,
    count(*) FILTER (WHERE NOT live AND waiting IS NULL)::int AS retired
  FROM latest
    CROSS JOIN jsonb_to_recordset(changes) AS change (id text, version int)
    LEFT JOIN questions ON questions.id = change.id AND questions.version = change.version
  GROUP BY latest.id, latest.name, imported_at, admin_name, undone_at
  ORDER BY imported_at DESC, latest.id`;

export const listImports = (dataSource: DataSource): Promise<ListedImport[]> =>
  dataSource.query<ListedImport[]>(LATEST);
