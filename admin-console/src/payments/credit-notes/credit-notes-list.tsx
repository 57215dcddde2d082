import { DataTable } from 'react-admin';
import { Paise, When } from '../../components/cells.js';
import { GstFiles } from './gst-files.js';
import { CAUSES, type CreditNoteRow } from './credit-note-row.js';
import { EntryColumn } from '../../components/columns.js';
import { dateFilters, choiceFilter, searchFilter } from '../../components/filters.js';
import { asPaise } from '../../components/format.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';
import { TwoLines } from '../../components/two-lines.js';

const FILTERS = [searchFilter, choiceFilter('cause', 'Cause', CAUSES), ...dateFilters('Issued')];

const taxOf = ({ cgst, sgst, igst }: CreditNoteRow): number => cgst + sgst + igst;

const card = (row: CreditNoteRow) => ({
  title: row.id,
  lines: [
    row.payerName,
    `${asPaise(row.amount)} of ${row.receiptNumber}`,
    <Moment key="date" at={row.issuedAt} />,
  ],
});

const Column = DataTable.Col<CreditNoteRow>;

export default function CreditNotesList() {
  return (
    <>
      <GstFiles />
      <ListScreen
        resource="credit-notes"
        sort={{ field: 'issuedAt', order: 'DESC' }}
        filters={FILTERS}
        card={card}
        empty="No credit notes found"
        refused="Failed to fetch the credit notes."
      >
        <EntryColumn<CreditNoteRow> source="id" label="Number" words={({ id }) => id} />
        <Column source="receiptNumber" label="Of tax invoice" disableSort />
        <Column
          source="payerName"
          label="Name and email"
          disableSort
          render={({ payerName, payerEmail }) => <TwoLines first={payerName} second={payerEmail} />}
        />
        <Column source="amount" label="Amount" disableSort field={Paise} align="right" />
        <Column label="Tax in it" render={(row) => asPaise(taxOf(row))} align="right" />
        <Column source="placeOfSupply" label="Place of supply" disableSort />
        <Column source="cause" label="Cause" disableSort render={({ cause }) => CAUSES[cause]} />
        <Column source="issuedAt" label="Issued" field={When} />
      </ListScreen>
    </>
  );
}
