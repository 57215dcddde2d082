import { DOCUMENT_STATE_WORDS } from '@portal/domain/certificates/document-words.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { DataTable } from 'react-admin';
import { DomainName, When } from '../components/cells.js';
import { StateColumn } from '../components/columns.js';
import { linkTo } from '../components/entry-link.js';
import { dateFilters, domainFilter, choiceFilter, searchFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import { holderOf, type CertificateRow } from './certificate-row.js';
import styles from './certificates-list.module.css';
import { CertificateState } from './certificate-state.js';

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', DOCUMENT_STATE_WORDS, { alwaysOn: true }),
  domainFilter,
  ...dateFilters('Issued'),
];

const Column = DataTable.Col<CertificateRow>;

const shownOf = ({ isPublic }: CertificateRow): string => (isPublic ? 'Public' : 'Private');

const card = (row: CertificateRow) => ({
  title: holderOf(row),
  badge: <CertificateState state={row.state} />,
  lines: [
    printedCode(row.code),
    `${domainLabel(row.domain)}, ${shownOf(row).toLowerCase()}`,
    <Moment key="date" at={row.issuedAt} />,
  ],
});

export default function CertificatesList() {
  return (
    <ListScreen
      resource="certificates"
      sort={{ field: 'issuedAt', order: 'DESC' }}
      sortable={['issuedAt']}
      filters={FILTERS}
      card={card}
      empty="No certificates found"
      refused="Failed to fetch the certificates."
    >
      <Column
        label="Code"
        render={({ id, code }) =>
          linkTo('certificates', id, <span className={styles.code}>{printedCode(code)}</span>)
        }
      />
      <Column source="nameAsPrinted" label="Name" disableSort />
      <Column source="domain" label="Domain" disableSort field={DomainName} />
      <StateColumn as={CertificateState} />
      <Column source="isPublic" label="Page" disableSort render={shownOf} />
      <Column source="issuedAt" label="Issued" field={When} />
    </ListScreen>
  );
}
