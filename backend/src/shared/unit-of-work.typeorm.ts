import type { EmailOutbox } from '@portal/domain/email/ports.js';
import type { Transaction, UnitOfWork } from '@portal/domain/shared/unit-of-work.js';
import type { DataSource, EntityManager } from 'typeorm';
import { typeormStores } from './stores.typeorm.js';

/** The database's clock, which all replicas share. */
async function databaseTime(manager: EntityManager): Promise<Date> {
  const rows = await manager.query<{ now: Date }[]>('SELECT clock_timestamp() AS now');
  const [row] = rows;
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}

const counting = (emails: EmailOutbox, added: () => void): EmailOutbox => ({
  ...emails,
  async add(email) {
    await emails.add(email);
    added();
  },
  async addAgain(id) {
    await emails.addAgain(id);
    added();
  },
});

/**
 * @param onEmails called after the commit of work that added to the outbox
 */
export const typeormUnitOfWork = (dataSource: DataSource, onEmails: () => void): UnitOfWork => ({
  async run(work) {
    const added = { emails: false };
    const outcome = await dataSource.transaction(async (manager) => {
      const stores = typeormStores(manager);
      const emails = counting(stores.emails, () => {
        added.emails = true;
      });
      const tx: Transaction = { ...stores, emails, now: await databaseTime(manager) };
      return work(tx);
    });
    if (added.emails) onEmails();
    return outcome;
  },
});
