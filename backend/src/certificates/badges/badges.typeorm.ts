import type { BadgeRepository, Signed } from '@portal/domain/certificates/index.js';
import type { EntityManager } from 'typeorm';
import { runPrepared } from '../../platform/database/run-prepared.pg.js';

const ADD = {
  name: 'add-badge',
  text: `INSERT INTO badges (list, place, certificate_id, credential) VALUES ($1, $2, $3, $4)
    ON CONFLICT (list, place) DO NOTHING RETURNING place`,
} as const;

const LAST = `SELECT list, count(*)::int AS given FROM badges
  WHERE list = (SELECT max(list) FROM badges) GROUP BY list`;

const STALE = `SELECT list FROM badges WHERE credential IS NULL AND NOT is_marked
  UNION SELECT list FROM generate_series(1, (SELECT max(list) FROM badges)) AS given (list)
    WHERE NOT EXISTS (SELECT FROM badge_lists AS signed WHERE signed.list = given.list)
  ORDER BY list`;

/** A list that was never signed has no row to lock. */
const LOCK_LIST = `SELECT pg_advisory_xact_lock(hashtext('badge-list'), $1)`;

type Row = {
  readonly list: number;
  readonly place: number;
  readonly certificate_id: string;
  readonly credential: Signed;
};

export function typeormBadges(manager: EntityManager): BadgeRepository {
  const rows = <Kept extends object>(text: string, values: unknown[] = []): Promise<Kept[]> =>
    manager.query(text, values);
  return {
    async due(most) {
      const text =
        'SELECT certificate_id AS id FROM badges_due ORDER BY since, certificate_id LIMIT $1';
      return (await rows<{ id: string }>(text, [most])).map(({ id }) => id);
    },
    async settle(certificateId) {
      const text = 'DELETE FROM badges_due WHERE certificate_id = $1 RETURNING certificate_id';
      const [deleted] = await manager.query<[unknown[], number]>(text, [certificateId]);
      return deleted.length === 1;
    },
    async add({ certificateId, place: { list, index }, credential }) {
      const values = [list, index, certificateId, JSON.stringify(credential)];
      return (await runPrepared(manager, ADD, values)).length === 1;
    },
    async findBadge(id) {
      const text = 'SELECT * FROM badges WHERE certificate_id = $1 AND credential IS NOT NULL';
      const [row] = await rows<Row>(text, [id]);
      if (!row) return null;
      const { certificate_id: certificateId, list, place: index, credential } = row;
      return { certificateId, place: { list, index }, credential };
    },
    async lastList() {
      return (await rows<{ list: number; given: number }>(LAST))[0] ?? null;
    },
    async staleLists() {
      return (await rows<{ list: number }>(STALE)).map(({ list }) => list);
    },
    async lockLost(list) {
      await rows(LOCK_LIST, [list]);
      const text = 'SELECT place FROM badges WHERE list = $1 AND credential IS NULL ORDER BY place';
      return (await rows<{ place: number }>(text, [list])).map(({ place }) => place);
    },
    async saveList(list, credential, marked) {
      await rows(
        `INSERT INTO badge_lists (list, credential) VALUES ($1, $2)
          ON CONFLICT (list) DO UPDATE SET credential = excluded.credential`,
        [list, JSON.stringify(credential)],
      );
      await rows(
        `UPDATE badges SET is_marked = true
          WHERE list = $1 AND place = ANY ($2::int[]) AND NOT is_marked`,
        [list, marked],
      );
    },
    async findList(list) {
      const text = 'SELECT credential FROM badge_lists WHERE list = $1';
      return (await rows<{ credential: Signed }>(text, [list]))[0]?.credential ?? null;
    },
    async addKey(publicKey) {
      const text = 'INSERT INTO credential_keys (public_key) VALUES ($1) ON CONFLICT DO NOTHING';
      await rows(text, [publicKey]);
    },
    async keys() {
      const text = 'SELECT public_key AS key FROM credential_keys ORDER BY since, public_key';
      return (await rows<{ key: string }>(text)).map(({ key }) => key);
    },
  };
}
