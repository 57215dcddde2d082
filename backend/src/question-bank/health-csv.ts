import { OPTION_KEYS } from '@portal/domain/question-bank/index.js';
import { stringify } from 'csv-stringify/sync';
import type { VersionHealth } from './bank-health.js';
import { safe } from './questions-csv.js';

type Cell = string | number | null;

const COLUMNS: readonly (readonly [name: string, of: (health: VersionHealth) => Cell])[] = [
  ['id', ({ id }) => id],
  ['version', ({ version }) => version],
  ['live', ({ live }) => (live ? 'yes' : 'no')],
  ['category', ({ category }) => safe(category)],
  ['difficulty', ({ difficulty }) => difficulty],
  ['question', ({ question }) => safe(question)],
  ['shown', ({ shown }) => shown],
  ['answered', ({ answered }) => answered],
  ['blank', ({ unanswered }) => unanswered],
  ['in abandoned tests', ({ abandoned }) => abandoned],
  ['correct', ({ correct }) => correct],
  ['correct in first tests', ({ firstTries }) => firstTries.correct],
  ['correct in later tests', ({ laterTries }) => laterTries.correct],
  ['discrimination', ({ discrimination }) => discrimination],
  ['key', ({ correctOption }) => correctOption],
  ...OPTION_KEYS.flatMap(
    (key) =>
      [
        [`${key} chosen`, ({ options }) => options?.[key].chosen ?? null],
        [`${key} discrimination`, ({ options }) => options?.[key].discrimination ?? null],
      ] as const satisfies readonly (readonly [string, (health: VersionHealth) => Cell])[],
  ),
  ['correct before', ({ drift }) => drift?.before ?? null],
  ['correct now', ({ drift }) => drift?.now ?? null],
  ['chance of that', ({ drift }) => drift?.chance ?? null],
  ['flags', ({ flags }) => flags.join(' ')],
];

export const writeHealthCsv = (questions: readonly VersionHealth[]): string =>
  stringify(
    questions.map((health) => COLUMNS.map(([, of]) => of(health))),
    {
      header: true,
      columns: COLUMNS.map(([name]) => name),
      bom: true,
      quoted_string: true,
      record_delimiter: 'windows',
    },
  );
