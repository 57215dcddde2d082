import type { SavedView, SavedViewRepository } from '@portal/domain/staff/index.js';
import type { DataSource, EntityManager } from 'typeorm';
import { written } from '../platform/database/written.js';

const VIEWS = `
  SELECT id, resource, name, role, filter, admin_id AS "adminId", admin_name AS "adminName"
  FROM saved_views`;

/** They are few and seldom changed, so whoever changes one holds them all. */
const LOCK = 'LOCK TABLE saved_views IN SHARE ROW EXCLUSIVE MODE';

const ADD = `
  INSERT INTO saved_views (id, resource, name, role, filter, admin_id, admin_name)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

export const viewsOf = (dataSource: DataSource, resource: string): Promise<SavedView[]> =>
  dataSource.query<SavedView[]>(`${VIEWS} WHERE resource = $1 ORDER BY name, id`, [resource]);

export const typeormSavedViews = (manager: EntityManager): SavedViewRepository => ({
  async lockAll() {
    await manager.query(LOCK);
    return manager.query<SavedView[]>(`${VIEWS} ORDER BY name, id`);
  },
  async add({ id, resource, name, role, filter, adminId, adminName }) {
    const view = [id, resource, name, role, JSON.stringify(filter), adminId, adminName];
    await manager.query(ADD, view);
  },
  remove: (id) => written(manager.query('DELETE FROM saved_views WHERE id = $1', [id])),
});
