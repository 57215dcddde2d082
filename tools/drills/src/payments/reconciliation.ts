import type { PayerRecord } from './payment-client.js';

/** The attempts that the fee is for. */
const ATTEMPTS = 5;

/** One student in both ledgers. */
export type Account = {
  /** How often the provider took the fee and has not given it back. */
  readonly captures: number;
  readonly record: PayerRecord;
};

/** The counts of both ledgers. */
export type LedgerCount = {
  readonly asked: number;
  readonly paidThere: number;
  readonly paidHere: number;
  readonly receipts: number;
  readonly attemptsWrong: number;
  readonly chargedTwice: number;
};

/** What came of a drill on payments. */
export type PaymentReport = LedgerCount & {
  readonly notes: readonly string[];
  /** The promises that were not kept. */
  readonly broken: readonly string[];
};

const count = <Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number =>
  items.filter(isMeant).length;

const isPaidThere = ({ captures }: Account): boolean => captures > 0;
const isPaidHere = ({ record }: Account): boolean => record.isPaid;
const due = ({ captures }: Account): number => Math.min(captures, 1);

/** @param asked how many students asked for an order */
export const countLedgers = (asked: number, accounts: readonly Account[]): LedgerCount => ({
  asked,
  paidThere: count(accounts, isPaidThere),
  paidHere: count(accounts, isPaidHere),
  receipts: accounts.reduce((sum, { record }) => sum + record.receipts, 0),
  attemptsWrong: count(accounts, ({ record }) => record.attempts !== ATTEMPTS),
  chargedTwice: count(accounts, ({ captures }) => captures > 1),
});

/** In what the ledgers differ from each other, or from what a fee that is paid once brings. */
export function faultsIn(accounts: readonly Account[]): string[] {
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
