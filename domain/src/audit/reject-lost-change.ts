import type { AuditLog } from './audit-entry.js';
import { ChangedMeanwhile } from '../kernel/errors.js';

type Sights<Facts> = {
  readonly what: string;
  readonly id: string;
  readonly now: Facts;
  /** Only the fields that the save would replace; an undefined one is not compared. */
  readonly seen: { readonly [Name in keyof Facts]?: Facts[Name] | undefined };
};

/** Refuses a save that would undo another admin's change. @throws ChangedMeanwhile */
export async function rejectLostChange<Facts extends object>(
  tx: { readonly audit: AuditLog },
  { what, id, now, seen }: Sights<Facts>,
): Promise<void> {
  const names = Object.keys(seen) as (keyof Facts & string)[];
  const changed = names.filter((name) => seen[name] !== undefined && seen[name] !== now[name]);
  if (changed.length === 0) return;
  const last = await tx.audit.latest(id);
  throw new ChangedMeanwhile(what, last?.adminName ?? 'Somebody', changed);
}
