import type { PayerRecord } from './product-client.js';

/** The attempts that the fee is for. */
const ATTEMPTS = 5;

/** One student in both ledgers. */
export type Account = {
  /** How often the provider took the fee and has not given it back. */
  readonly captures: number;
  readonly record: PayerRecord;
};

const count = <Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number =>
  items.filter(isMeant).length;

const isPaidThere = ({ captures }: Account): boolean => captures > 0;
const isPaidHere = ({ record }: Account): boolean => record.isPaid;
const due = ({ captures }: Account): number => Math.min(captures, 1);

/** In what the ledgers differ from each other, or from what a fee that is paid once brings. */
export function findFaults(accounts: readonly Account[]): string[] {
  const faults: readonly (readonly [string, (account: Account) => boolean])[] = [
    ['paid there and not Paid here', (one) => isPaidThere(one) && !isPaidHere(one)],
    ['Paid here and not paid there', (one) => isPaidHere(one) && !isPaidThere(one)],
    ['with too few or many receipts', (one) => one.record.receipts !== due(one)],
    ['with too few or many receipt mails', (one) => one.record.mails !== due(one)],
    ['with other than 5 attempts', ({ record }) => record.attempts !== ATTEMPTS],
    ['charged twice', ({ captures }) => captures > 1],
  ];
  return faults
    .map(([words, isFault]) => [count(accounts, isFault), words] as const)
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`);
}
