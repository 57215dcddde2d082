import { DOCUMENT_STATE_WORDS } from '@portal/domain/certificates/document-words.js';
import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { choiceFilter, dateFilters, domainFilter, searchFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { type CertificateRow, CertificateState, holderOf } from './certificate-state.js';
import { type Column, domain, stateOf, when } from '../components/values.js';

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
  return <ListScreen resource="certificates" sort="issuedAt" filters={FILTERS} columns={COLUMNS} />;
}
