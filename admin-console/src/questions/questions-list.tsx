import { domainLabel } from '@portal/domain/kernel/choices.js';
import { DataTable } from 'react-admin';
import { DomainName } from '../components/cells.js';
import { DIFFICULTY_WORDS } from './difficulty-words.js';
import { AllSelected } from '../components/bulk/all-selected.js';
import { Badge } from '../components/badge.js';
import { linkTo } from '../components/entry-link.js';
import { Excerpt } from '../components/excerpt.js';
import { domainFilter, choiceFilter, searchFilter, yesNoFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { BankLinks } from './bank-links.js';
import { InlineText } from './question-text.js';
import type { Row } from '../providers/api-types.js';

type QuestionRow = Row<'questions'>;

const FILTERS = [
  searchFilter,
  domainFilter,
  choiceFilter('difficulty', 'Difficulty', DIFFICULTY_WORDS),
  yesNoFilter('live', 'Live'),
];

const card = (row: QuestionRow) => ({
  title: row.id,
  badge: row.live ? null : <Badge tone="plain">Draft</Badge>,
  lines: [
    <Excerpt key="question" of={<InlineText text={row.question} />} />,
    domainLabel(row.domain),
    `${row.category}, ${DIFFICULTY_WORDS[row.difficulty]}`,
  ],
});

const KINDS = ['move-questions'] as const;

const Column = DataTable.Col<QuestionRow>;

export default function QuestionsList() {
  return (
    <>
      <BankLinks />
      <ListScreen
        resource="questions"
        sort={{ field: 'id', order: 'ASC' }}
        filters={FILTERS}
        card={card}
        empty="No questions found"
        refused="Failed to fetch questions."
        rowClick="edit"
        bulkActions={<AllSelected kinds={KINDS} />}
      >
        <Column source="id" render={({ id }) => linkTo('questions', id, id)} />
        <Column source="version" disableSort align="right" />
        <Column source="domain" field={DomainName} />
        <Column source="category" disableSort />
        <Column
          source="difficulty"
          disableSort
          render={({ difficulty }) => DIFFICULTY_WORDS[difficulty]}
        />
        <Column
          source="question"
          disableSort
          render={({ question }) => <InlineText text={question} />}
        />
        <Column
          source="live"
          label="State"
          disableSort
          render={({ live }) => (
            <Badge tone={live ? 'good' : 'plain'}>{live ? 'Live' : 'Draft'}</Badge>
          )}
        />
      </ListScreen>
    </>
  );
}
