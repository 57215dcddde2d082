import { financialYearOf } from '@portal/domain/payments/receipts/financial-year.js';
import { PeriodFiles } from '../period-files.js';
import { CAUSES, type CreditNoteRow } from './credit-note-file.js';
import { choiceFilter, dateFilters, searchFilter } from '../../components/filters.js';
import { asPaise } from '../../components/format.js';
import { ListScreen } from '../../components/list-screen.js';
import { type Column, paise, when } from '../../components/values.js';

const FILTERS = [searchFilter, choiceFilter('cause', 'Cause', CAUSES), ...dateFilters('Issued')];

const taxOf = ({ cgst, sgst, igst }: CreditNoteRow): number => cgst + sgst + igst;

const COLUMNS: readonly Column<CreditNoteRow>[] = [
  { source: 'id', label: 'Number' },
  { source: 'payerName', label: 'Name', rank: 1, width: 14 },
  paise('amount', 'Amount'),
  { ...paise('tax', 'Tax in it', { rank: 2 }), show: (row) => asPaise(taxOf(row)) },
  { source: 'receiptNumber', label: 'Of tax invoice', rank: 1 },
  { source: 'cause', label: 'Cause', show: ({ cause }) => CAUSES[cause] },
  { source: 'placeOfSupply', label: 'Place of supply' },
  when('issuedAt', 'Issued', { isSorted: true, rank: 1 }),
  { source: 'payerEmail', label: 'Email', width: 15 },
];

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

const years = (now: number) => [now, now - YEAR_MS].map((at) => financialYearOf(new Date(at)));

export default function CreditNotesList() {
  return (
    <>
      <PeriodFiles name="gst" periodsAt={years} label={(year) => `GST by month, 20${year}`} />
      <ListScreen resource="credit-notes" sort="issuedAt" filters={FILTERS} columns={COLUMNS} />
    </>
  );
}
