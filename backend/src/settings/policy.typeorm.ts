import {
  type ChangeRecord,
  type DueChange,
  type Policy,
  policyFrom,
  type PolicySource,
  type Settings,
  withDueChanges,
} from '@portal/domain/settings/index.js';
import type { EntityManager } from 'typeorm';
import { CLOCK, NOW } from '../platform/database/now.sql.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.pg.js';
import { dropResult } from '../platform/database/drop-result.js';

type SettingsRow = Omit<Settings, 'policy'> & {
  readonly policy: Partial<Policy>;
  readonly due: readonly DueChange[];
};

const DUE = `
  SELECT coalesce(json_agg(json_build_object('version', change.version, 'figures', change.figures)
    ORDER BY change.effective_at, change.version), '[]')
  FROM settings_changes AS change
  WHERE change.effective_at > settings.since AND change.effective_at <= ${NOW}
    AND change.taken_back_at IS NULL`;

const ALL: Statement = {
  name: 'settings',
  text: `SELECT policy, company_inbox AS "companyInbox", version, terms_version AS "termsVersion",
      (${DUE}) AS due
    FROM settings WHERE id = 1`,
};

const LOCK_ALL: Statement = { name: 'lock-settings', text: `${ALL.text} FOR UPDATE` };

/** A transaction that waited for the lock may have begun before the one that held it. */
const SAVE = `
  UPDATE settings SET policy = $1, company_inbox = $2, version = $3, terms_version = $4,
    since = greatest(since, ${NOW})
  WHERE id = 1`;

const ADD_CHANGE = `
  INSERT INTO settings_changes
    (version, figures, company_inbox, effective_at, made_at, made_by, reason)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const CHANGES = `
  SELECT version, figures, company_inbox AS "companyInbox", effective_at AS "effectiveAt",
    made_at AS "madeAt", made_by AS "madeBy", reason, taken_back_at AS "takenBackAt",
    taken_back_by AS "takenBackBy"
  FROM settings_changes
  ORDER BY (taken_back_at IS NULL AND effective_at > ${NOW}) DESC, version DESC LIMIT 50`;

/** By the current time, and never a change that has just taken effect. */
const TAKE_BACK = `
  UPDATE settings_changes SET taken_back_at = $2, taken_back_by = $3
  WHERE version = $1 AND effective_at > ${CLOCK}
    AND effective_at > (SELECT since FROM settings WHERE id = 1)`;

/** The defaults, then the stored settings, then the changes that have taken effect since. */
export const typeormPolicy = (manager: EntityManager): PolicySource => {
  const read = async (statement: Statement): Promise<Settings> => {
    const [row] = await runPrepared<SettingsRow>(manager, statement, []);
    if (!row) throw new Error('The row of the settings is gone');
    const { due, ...saved } = row;
    const settings = withDueChanges({ ...saved, policy: policyFrom(saved.policy) }, due);
    return { ...settings, policy: policyFrom(settings.policy) };
  };
  return {
    current: async () => (await read(ALL)).policy,
    companyInbox: async () => (await read(ALL)).companyInbox,
    settings: () => read(ALL),
    lockSettings: () => read(LOCK_ALL),
    saveSettings: ({ policy, companyInbox, version, termsVersion }) =>
      dropResult(
        manager.query(SAVE, [JSON.stringify(policy), companyInbox, version, termsVersion]),
      ),
    async addChange({ version, figures, companyInbox, effectiveAt, madeAt, madeBy, reason }) {
      const made = [effectiveAt, madeAt, madeBy, reason];
      await manager.query(ADD_CHANGE, [version, JSON.stringify(figures), companyInbox, ...made]);
    },
    changes: () => manager.query<ChangeRecord[]>(CHANGES),
    async takeBack(version, { at, by }) {
      const [, count] = await manager.query<[unknown, number]>(TAKE_BACK, [version, at, by]);
      return count === 1;
    },
  };
};
