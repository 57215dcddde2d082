import { domainLabel } from '@portal/domain/accounts/choices.js';
import { DataTable } from 'react-admin';
import { DomainName, When } from '../components/cells.js';
import { linkTo } from '../components/entry-link.js';
import { between, ofDomain, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import { chanceText, PROVES_NOTHING, sameText, type SimilarRow } from './similar-row.js';
import styles from './similar.module.css';

const FILTERS = [search, ofDomain, ...between('Found')];

const card = (row: SimilarRow) => ({
  title: `${row.firstName} and ${row.secondName}`,
  lines: [
    sameText(row),
    `By chance in ${chanceText(row)}`,
    domainLabel(row.domain),
    <Moment key="found" at={row.foundAt} />,
  ],
});

const Column = DataTable.Col<SimilarRow>;

/** Pairs of tests that share more wrong answers than chance explains. */
export default function SimilarList() {
  return (
    <>
      <p className={styles.note}>{PROVES_NOTHING}</p>
      <ListScreen
        resource="similar-tests"
        sort={{ field: 'foundAt', order: 'DESC' }}
        sortable={['foundAt', 'chance']}
        filters={FILTERS}
        card={card}
        empty="No similar tests found"
        refused="Failed to fetch the similar tests."
      >
        <Column label="Alike" render={(row) => linkTo('similar-tests', row.id, sameText(row))} />
        <Column source="chance" label="By chance in" render={(row) => chanceText(row)} />
        <Column
          label="First test"
          render={({ firstId, firstName }) => linkTo('results', firstId, firstName)}
        />
        <Column
          label="Second test"
          render={({ secondId, secondName }) => linkTo('results', secondId, secondName)}
        />
        <Column source="domain" label="Domain" disableSort field={DomainName} />
        <Column source="foundAt" label="Found" field={When} />
      </ListScreen>
    </>
  );
}
