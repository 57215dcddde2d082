import type { ImportBatch, ImportLog } from '@portal/domain/question-bank/index.js';
import type { EntityManager } from 'typeorm';
import { written } from '../platform/database/written.js';

const ADD = `
  INSERT INTO question_imports (id, name, imported_at, admin_id, admin_name, changes, undone_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const LOCK = `
  SELECT id, name, imported_at AS "importedAt", admin_id AS "adminId", admin_name AS "adminName",
    changes, undone_at AS "undoneAt"
  FROM question_imports WHERE id = $1 FOR UPDATE`;

const SAVE = 'UPDATE question_imports SET undone_at = $2 WHERE id = $1';

export const typeormImports = (manager: EntityManager): ImportLog => ({
  async add({ id, name, importedAt, adminId, adminName, changes, undoneAt }) {
    const values = [id, name, importedAt, adminId, adminName, JSON.stringify(changes), undoneAt];
    await manager.query(ADD, values);
  },
  async lockById(id) {
    const [found] = await manager.query<ImportBatch[]>(LOCK, [id]);
    return found ?? null;
  },
  save: ({ id, undoneAt }) => written(manager.query(SAVE, [id, undoneAt])),
});
