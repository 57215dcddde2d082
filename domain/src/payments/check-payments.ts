import { askProviderAbout, type AskingPorts } from './ask-provider.js';
import { nextCheck } from './next-check.js';

/**
 * Asks the provider about orders of which nothing was heard for long, less and less often, and no
 * more once they are five days old. Any number of processes may do so at once.
 * @throws GatewayFailed if the provider did not answer for one of them; the others are done
 */
export async function checkPayments(ports: AskingPorts, most: number): Promise<void> {
  const due = await ports.unitOfWork.run(async (tx) => {
    const payments = await tx.payments.takeDue(tx.now, most);
    for (const payment of payments) {
      const { checks } = payment;
      const checkAt = nextCheck(payment, tx.now);
      await tx.payments.save({ ...payment, checks: checks + 1, checkAt });
    }
    return payments;
  });
  const failures: unknown[] = [];
  for (const payment of due) {
    const asked = askProviderAbout(ports, payment, 'reconciliation');
    await asked.catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}
