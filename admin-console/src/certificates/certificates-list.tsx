import { DOCUMENT_STATE_WORDS } from '@portal/domain/certificates/document-words.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { dateFilters, domainFilter, choiceFilter, searchFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { holderOf, type CertificateRow } from './certificate-row.js';
import { CertificateState } from './certificate-state.js';
import { domain, stateOf, when, type Column } from '../components/columns.js';

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', DOCUMENT_STATE_WORDS),
  domainFilter,
  ...dateFilters('Issued'),
];

const COLUMNS: readonly Column<CertificateRow>[] = [
  { source: 'code', label: 'Code', show: ({ code }) => printedCode(code) },
  { source: 'nameAsPrinted', label: 'Name', rank: 1, show: holderOf, width: 16 },
  stateOf(CertificateState),
  domain,
  { source: 'isPublic', label: 'Page', show: ({ isPublic }) => (isPublic ? 'Public' : 'Private') },
  when('issuedAt', 'Issued', { isSorted: true, rank: 1 }),
];

export default function CertificatesList() {
  return (
    <ListScreen
      resource="certificates"
      sort={{ field: 'issuedAt', order: 'DESC' }}
      filters={FILTERS}
      columns={COLUMNS}
    />
  );
}
