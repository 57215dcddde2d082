import type { CannedAnswer, CannedAnswerRepository } from '@portal/domain/applications/index.js';
import type { EntityManager } from 'typeorm';
import { written } from '../platform/database/written.js';

export const CANNED_ANSWERS =
  'SELECT id, title, text, version FROM canned_answers ORDER BY title, id';

/** They are few and seldom changed, so anyone who changes one holds them all. */
const LOCK = 'LOCK TABLE canned_answers IN SHARE ROW EXCLUSIVE MODE';

const SAVE = `
  INSERT INTO canned_answers (id, title, text, version) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO UPDATE
    SET title = excluded.title, text = excluded.text, version = excluded.version`;

export const typeormCannedAnswers = (manager: EntityManager): CannedAnswerRepository => ({
  async lockAll() {
    await manager.query(LOCK);
    return manager.query<CannedAnswer[]>(CANNED_ANSWERS);
  },
  save: ({ id, title, text, version }) => written(manager.query(SAVE, [id, title, text, version])),
  remove: (id) => written(manager.query('DELETE FROM canned_answers WHERE id = $1', [id])),
});
