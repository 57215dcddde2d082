import { policyFrom, type Policy, type PolicySource } from '@portal/domain/shared/policy.js';
import type { EntityManager } from 'typeorm';

/** The figures in force are the domain's, overlaid with those in the `settings` row. */
export const typeormPolicy = (manager: EntityManager): PolicySource => ({
  async current() {
    const rows = await manager.query<{ policy: Partial<Policy> }[]>(
      'SELECT policy FROM settings WHERE id = 1',
    );
    return policyFrom(rows[0]?.policy ?? {});
  },
});
