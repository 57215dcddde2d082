import { QUESTION_STATE_WORDS } from '@portal/domain/question-bank/question-words.js';
import { domainLabel } from '@portal/domain/accounts/choices.js';
import { QUESTION_STATES } from '@portal/domain/question-bank/question-state.js';
import { DataTable, SelectInput } from 'react-admin';
import { DomainName } from '../components/cells.js';
import { DIFFICULTY_WORDS } from './difficulty-words.js';
import { AllSelected } from '../bulk/all-selected.js';
import { Badge } from '../components/badge.js';
import { linkTo } from '../components/entry-link.js';
import { Excerpt } from '../components/excerpt.js';
import { ofDomain, oneOf, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { BankLinks } from './bank-links.js';
import { InlineText } from './question-text.js';
import { STATE_TONES } from './question-states.js';
import type { Row } from '../providers/api-types.js';

type QuestionRow = Row<'questions'>;

const STATES = QUESTION_STATES.map((state) => ({ id: state, name: QUESTION_STATE_WORDS[state] }));

const FILTERS = [
  search,
  ofDomain,
  oneOf('difficulty', 'Difficulty', DIFFICULTY_WORDS),
  <SelectInput key="state" source="state" choices={STATES} />,
];

const card = (row: QuestionRow) => ({
  title: row.id,
  badge:
    row.state === 'live' ? null : <Badge tone="plain">{QUESTION_STATE_WORDS[row.state]}</Badge>,
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
          source="state"
          disableSort
          render={({ state }) => (
            <Badge tone={STATE_TONES[state]}>{QUESTION_STATE_WORDS[state]}</Badge>
          )}
        />
      </ListScreen>
    </>
  );
}
