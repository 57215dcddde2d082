import { ATTEMPT_STATE_WORDS } from './attempt-words.js';
import { AttemptState } from './attempt-state.js';
import { choiceFilter, dateFilters, onlyFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import type { Row } from '../../providers/data-provider.js';
import { type Column, domain, email, stateOf, studentName, when } from '../../components/values.js';

type AttemptRow = Row<'attempts'>;

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', ATTEMPT_STATE_WORDS),
  onlyFilter('lateAnswers', 'Late answers', 'Waiting for a decision'),
  ...dateFilters('Started'),
];

const COLUMNS: readonly Column<AttemptRow>[] = [
  studentName,
  stateOf(AttemptState),
  email,
  domain,
  when('startedAt', 'Started', { isSorted: true, rank: 1 }),
  when('deadline', 'Deadline'),
  when('closedAt', 'Closed'),
];

export default function AttemptsList() {
  return <ListScreen resource="attempts" sort="startedAt" filters={FILTERS} columns={COLUMNS} />;
}
