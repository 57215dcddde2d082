import {
  type Policy,
  policyFrom,
  type PolicySource,
  type Settings,
} from '@portal/domain/settings/index.js';
import type { EntityManager } from 'typeorm';

type SettingsRow = Omit<Settings, 'policy'> & { readonly policy: Partial<Policy> };

const ALL = `SELECT policy, company_inbox AS "companyInbox", version,
  terms_version AS "termsVersion" FROM settings WHERE id = 1`;

/** The figures in force are the domain's, overlaid with those in the `settings` row. */
export const typeormPolicy = (manager: EntityManager): PolicySource => {
  const read = async (sql: string): Promise<Settings> => {
    const [row] = await manager.query<SettingsRow[]>(sql);
    if (!row) throw new Error('The row of the settings is gone');
    return { ...row, policy: policyFrom(row.policy) };
  };
  return {
    async current() {
      const rows = await manager.query<{ policy: Partial<Policy> }[]>(
        'SELECT policy FROM settings WHERE id = 1',
      );
      return policyFrom(rows[0]?.policy ?? {});
    },
    async companyInbox() {
      const rows = await manager.query<{ inbox: string }[]>(
        'SELECT company_inbox AS inbox FROM settings WHERE id = 1',
      );
      return rows[0]?.inbox ?? '';
    },
    settings: () => read(ALL),
    lockSettings: () => read(`${ALL} FOR UPDATE`),
    async saveSettings({ policy, companyInbox, version, termsVersion }) {
      await manager.query(
        `UPDATE settings SET policy = $1, company_inbox = $2, version = $3, terms_version = $4
         WHERE id = 1`,
        [JSON.stringify(policy), companyInbox, version, termsVersion],
      );
    },
  };
};
