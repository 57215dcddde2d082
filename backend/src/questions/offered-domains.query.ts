import { isOffered } from '@portal/domain/questions/index.js';
import type { EntityManager } from 'typeorm';
import { typeormPolicy } from '../settings/index.js';

const LIVE = `
  SELECT domain, count(*)::int AS live FROM questions WHERE live GROUP BY domain ORDER BY domain`;

export async function offeredDomains(manager: EntityManager): Promise<readonly string[]> {
  const figures = await typeormPolicy(manager).current();
  const rows = await manager.query<{ domain: string; live: number }[]>(LIVE);
  return rows.filter(({ live }) => isOffered(live, figures)).map(({ domain }) => domain);
}
