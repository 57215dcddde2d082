import { DIFFICULTY_WORDS } from './figures.js';
import { AllSelected } from '../components/bulk/all-selected.js';
import { Badge, type Column, domain } from '../components/values.js';
import { choiceFilter, domainFilter, searchFilter, yesNoFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { BankLinks } from './bank-links.js';
import { InlineText } from './question-text.js';
import type { Row } from '../providers/data-provider.js';

type QuestionRow = Row<'questions'>;

const FILTERS = [
  searchFilter,
  domainFilter,
  choiceFilter('difficulty', 'Difficulty', DIFFICULTY_WORDS),
  yesNoFilter('live', 'Live'),
];

const KINDS = ['move-questions'] as const;

const COLUMNS: readonly Column<QuestionRow>[] = [
  {
    ...{ source: 'question', width: 30 },
    show: ({ question }) => <InlineText text={question} />,
  },
  {
    ...{ source: 'live', label: 'State', isBadge: true },
    show: ({ live }) => <Badge tone={live ? 'good' : 'plain'}>{live ? 'Live' : 'Draft'}</Badge>,
  },
  domain,
  {
    ...{ source: 'difficulty', rank: 1 },
    show: ({ difficulty }) => DIFFICULTY_WORDS[difficulty],
  },
  { source: 'category', width: 10 },
  { source: 'id', label: 'Id', rank: 1, isSorted: true, width: 14 },
  { source: 'version', align: 'right', rank: 3 },
];

export default function QuestionsList() {
  return (
    <>
      <BankLinks />
      <ListScreen
        resource="questions"
        sort={{ field: 'id', order: 'ASC' }}
        filters={FILTERS}
        rowClick="edit"
        bulkActions={<AllSelected kinds={KINDS} />}
        columns={COLUMNS}
      />
    </>
  );
}
