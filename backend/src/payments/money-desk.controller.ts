import { Controller, Get, Inject, Param, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import * as payments from '@portal/domain/payments/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { DONE, EntryAction, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access, Shows, RUN, type Run } from '../platform/http/handler.js';
import { attachment } from '../platform/http/attachment.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { moneyOfMonth } from './money-month.query.js';
import { BYTE_ORDER_MARK, csvLines, inRupees } from '../platform/admin-lists/csv.js';

type Sums = {
  readonly month: string;
  readonly document: 'tax-invoice' | 'credit-note';
  readonly gstin: string;
  readonly place: string;
  readonly rate: number;
  readonly count: number;
  /** In paise; PostgreSQL returns sums as text. */
  readonly amount: string;
  readonly taxable: string;
  readonly igst: string;
  readonly cgst: string;
  readonly sgst: string;
};

const sum = (part: string): string => `sum((tax ->> '${part}')::bigint) AS ${part}`;

/** By the clocks in India, as tax returns are. */
const SUMS = `
  SELECT to_char(issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS month, document,
    tax ->> 'gstin' AS gstin, tax ->> 'placeOfSupply' AS place, (tax ->> 'ratePercent')::int AS rate,
    count(*)::int AS count, sum(amount) AS amount,
    ${['taxable', 'igst', 'cgst', 'sgst'].map(sum).join(', ')}
  FROM (
    SELECT 'tax-invoice' AS document, issued_at, amount, tax FROM receipts WHERE tax IS NOT NULL
    UNION ALL SELECT 'credit-note', issued_at, amount, tax FROM credit_notes
  ) AS papers
  WHERE issued_at >= $1 AND issued_at < $2
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 3, 4, 5, 2 DESC`;

const HEAD = [
  ...['month', 'document', 'gstin', 'stateCode', 'placeOfSupply', 'ratePercent', 'documents'],
  ...['value', 'taxableValue', 'igst', 'cgst', 'sgst'],
];

const codeOf = (place: string): string =>
  Object.keys(payments.GST_STATES).find((code) => payments.GST_STATES[code] === place) ?? '';

async function gstByMonth(
  dataSource: DataSource,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly csv: string; readonly count: number }> {
  const rows = await dataSource.query<Sums[]>(SUMS, [from, to]);
  const lines = rows.map(({ month, document, gstin, place, rate, count, amount, ...tax }) => [
    ...[month, document, gstin, codeOf(place), place, rate, count],
    ...[amount, tax.taxable, tax.igst, tax.cgst, tax.sgst].map(inRupees),
  ]);
  return { csv: BYTE_ORDER_MARK + (await csvLines([HEAD, ...lines])), count: lines.length };
}

const monthAsked = z.object({ month: text });
const yearAsked = z.object({ year: text });

type Rows = { readonly csv: string; readonly count: number };

const decision = reasonBody.extend({ decision: textOrEmpty, seen: textOrEmpty });

@Controller('api/admin')
@Access('admin', { roles: ['finance'] })
export class MoneyDeskController {
  @Inject(RUN) private readonly run!: Run;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('rows')
  @Get('money/:month')
  async month(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: monthAsked }) { month }: z.infer<typeof monthAsked>,
  ): Promise<StreamableFile> {
    const bounds = payments.monthBounds(month);
    if (!bounds) throw new NothingToChange('month');
    return this.send(admin, 'money', { month }, await moneyOfMonth(this.dataSource, bounds));
  }

  @Shows('rows')
  @Get('gst/:year')
  async gst(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: yearAsked }) { year }: z.infer<typeof yearAsked>,
  ): Promise<StreamableFile> {
    const bounds = payments.financialYearBounds(year);
    if (!bounds) throw new NothingToChange('financial year');
    return this.send(admin, 'gst', { year }, await gstByMonth(this.dataSource, bounds));
  }

  @EntryAction('settlements/:id/decide', decision, text)
  async decide(admin: AdminCaller, differenceId: string, body: z.infer<typeof decision>) {
    await this.run(payments.decideDifference, admin, { differenceId, ...body });
    return DONE;
  }

  private async send(
    admin: AdminCaller,
    resource: string,
    filter: Readonly<Record<string, string>>,
    { csv, count }: Rows,
  ): Promise<StreamableFile> {
    await noteRows(this.dataSource, admin, { resource, filter, count });
    const name = `${resource}-${Object.values(filter).join('-')}.csv`;
    return attachment(Buffer.from(csv), name, 'text/csv; charset=utf-8');
  }
}
