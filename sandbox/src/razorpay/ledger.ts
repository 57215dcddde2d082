import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dispute, Order, Payment, Refund, Settlement } from './entities.js';
import { ProviderError } from './provider-error.js';

type Entries = {
  readonly order: Order;
  readonly payment: Payment;
  readonly refund: Refund;
  readonly dispute: Dispute;
  readonly settlement: Settlement;
};
type Kind = keyof Entries;
type LedgerFile = { readonly [Each in Kind]?: readonly Entries[Each][] };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const readLedger = (path: string): LedgerFile => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LedgerFile;
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
};

const byId = <T extends { readonly id: string }>(list: readonly T[] = []) =>
  new Map(list.map((item) => [item.id, item]));

/** Orders and payments, oldest first; in a file too when there's a folder for it. */
export class Ledger {
  private readonly path: string | undefined;
  private readonly kept: { readonly [Each in Kind]: Map<string, Entries[Each]> };

  constructor(dataDir?: string) {
    if (dataDir !== undefined) {
      mkdirSync(dataDir, { recursive: true });
      this.path = join(dataDir, 'razorpay.json');
    }
    const { order, payment, refund, dispute, settlement } = this.path ? readLedger(this.path) : {};
    this.kept = {
      order: byId(order),
      payment: byId(payment),
      refund: byId(refund),
      dispute: byId(dispute),
      settlement: byId(settlement),
    };
  }

  all<Each extends Kind>(kind: Each): readonly Entries[Each][] {
    return [...this.kept[kind].values()];
  }

  find<Each extends Kind>(kind: Each, id: string): Entries[Each] {
    const found = this.kept[kind].get(id);
    if (!found) throw new ProviderError('The id provided does not exist');
    return found;
  }

  /** Enters what is new or has changed, all or nothing. */
  enter(change: Partial<Entries>): void {
    for (const [kind, entry] of Object.entries(change)) {
      (this.kept[kind as Kind] as Map<string, typeof entry>).set(entry.id, entry);
    }
    this.save();
  }

  // Before any answer leaves: the product remembers order ids, so a killed sandbox must too.
  private save(): void {
    if (this.path === undefined) return;
    const lists = Object.entries(this.kept).map(([kind, map]) => [kind, [...map.values()]]);
    writeFileSync(`${this.path}.part`, JSON.stringify(Object.fromEntries(lists)));
    renameSync(`${this.path}.part`, this.path);
  }
}
