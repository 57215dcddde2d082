import { domainLabel } from '@portal/domain/accounts/index.js';
import { STAGE_WORDS } from '@portal/domain/applications/index.js';
import { DOCUMENT_STATE_WORDS, printedCode } from '@portal/domain/certificates/index.js';
import { wordFor } from '@portal/domain/kernel/words.js';
import { PAYMENT_STATE_WORDS } from '@portal/domain/payments/index.js';
import { type AdminRole, isAllowed } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import { money } from '../payments/index.js';
import { listQuery } from '../platform/admin-lists/list-query.js';
import { listAsSeenBy, type ListSpec } from '../platform/admin-lists/list-spec.js';
import { readRows, type Row } from '../platform/admin-lists/read-list.js';
import { LISTS } from './lists.js';

const MOST_OF_A_LIST = 5;

const LONGEST_LINE = 160;

const received = (...parts: readonly unknown[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

const domainOf = ({ domain }: Row): string => domainLabel(String(domain));

type Shown = readonly [title: string, line: string];

const SEARCHED: Readonly<Record<string, (row: Row) => Shown>> = {
  students: ({ name, email, phone, paidAt }) => [
    String(name),
    received(email, phone, paidAt ? 'Paid' : 'Not paid'),
  ],
  payments: ({ studentName, amount, state, orderId, receiptNumber }) => [
    `${money(Number(amount))}, ${wordFor(PAYMENT_STATE_WORDS, String(state))}`,
    received(studentName, orderId, receiptNumber),
  ],
  certificates: ({ code, nameAsPrinted, state, ...row }) => [
    printedCode(String(code)),
    received(nameAsPrinted, domainOf(row), wordFor(DOCUMENT_STATE_WORDS, String(state))),
  ],
  applications: ({ name, email, status, ...row }) => [
    String(name),
    received(email, domainOf(row), wordFor(STAGE_WORDS, String(status))),
  ],
  messages: ({ subject, name, email }) => [String(subject), received(name, email)],
  // The state comes first, since a long question is cut.
  questions: ({ id, question, live }) => [String(id), received(live ? null : 'Draft', question)],
};

export type Found = {
  readonly resource: string;
  readonly id: string;
  readonly title: string;
  readonly line: string;
};

async function foundIn(dataSource: DataSource, spec: ListSpec, words: string): Promise<Found[]> {
  const show = SEARCHED[spec.resource];
  if (!show) return [];
  const asked = listQuery(spec, {
    sort: null,
    range: [0, MOST_OF_A_LIST - 1],
    filter: { q: words },
  });
  const rows = await readRows(dataSource, spec, asked);
  return rows.map((row) => {
    const [title, line] = show(row);
    return {
      resource: spec.resource,
      id: String(row.id),
      title,
      line: line.slice(0, LONGEST_LINE),
    };
  });
}

export async function searchAll(
  dataSource: DataSource,
  role: AdminRole,
  words: string,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  // One after the other, so that a search takes one connection.
  for (const resource of Object.keys(SEARCHED)) {
    const spec = LISTS.find((one) => one.resource === resource);
    if (spec && isAllowed(role, spec.roles)) {
      found.push(...(await foundIn(dataSource, listAsSeenBy(spec, role), words)));
    }
  }
  return found;
}
