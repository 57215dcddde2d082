import Button from '@mui/material/Button';
import { wordFor } from '@portal/domain/kernel/words.js';
import { type HealthFlag, LEAST_ANSWERS } from '@portal/domain/questions/health/question-health.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { asCorrelation, asPercent, DIFFICULTY_WORDS } from './figures.js';
import { Badge } from '../components/values.js';
import { PlainTable } from '../components/plain-table.js';
import type { AnswerOf } from '../providers/data-provider.js';
import { InlineText } from './question-text.js';

type Health = AnswerOf<'/api/admin/question-bank/health'>['questions'][number];

const FLAG_WORDS: Readonly<Record<HealthFlag, string>> = {
  'negative-discrimination': 'wrong key? negative discrimination',
  'better-distractor': 'wrong key? a wrong option draws better students',
  'wrong-in-group': 'wrong for some variants?',
  'not-drawn': 'could not be drawn, its sample was served',
};

/** The first group of variants in which a mistake draws better students than the key. */
const groupInDoubt = ({ doubts: [doubt] }: Health): string =>
  doubt ? `Where ${doubt.group}, “${doubt.mistake}” draws better students than the key. ` : '';

function Remarks(health: Health) {
  const { hasTooFew, flags, live, isLatest, samples } = health;
  return (
    <>
      {!live && <Badge tone="plain">not live</Badge>}{' '}
      {!isLatest && <Badge tone="plain">older</Badge>}
      {hasTooFew && 'too few answers'}
      {flags.map((flag) => (
        <Badge key={flag} tone="bad">
          {flag === 'not-drawn' ? `${FLAG_WORDS[flag]}: ${samples}` : FLAG_WORDS[flag]}
        </Badge>
      ))}{' '}
      {groupInDoubt(health)}
    </>
  );
}

const COLUMNS = 'Id Question Label Shown Answered Correct Discrimination Remarks'.split(' ');

/** Flagged ones first, then those that were answered most. */
const byNeed = (one: Health, other: Health): number =>
  other.flags.length - one.flags.length || other.answered - one.answered;

type HealthTableProps = {
  readonly title: string;
  readonly empty?: string;
  readonly questions: readonly Health[];
};

const MANY = 25;

export function HealthTable({ title, empty = 'None yet.', questions }: HealthTableProps) {
  const [most, setMost] = useState(MANY);
  const shown = questions.toSorted(byNeed).slice(0, most);
  const rows = shown.map((health) => ({
    key: `${health.id} ${health.version}`,
    cells: [
      <>
        <Link to={`/admin/questions/${encodeURIComponent(health.id)}`}>{health.id}</Link>, version{' '}
        {health.version}
      </>,
      <InlineText key="question" text={health.question} />,
      wordFor(DIFFICULTY_WORDS, health.difficulty),
      health.shown,
      health.answered,
      asPercent(health.correct),
      asCorrelation(health.discrimination),
      <Remarks key="remarks" {...health} />,
    ],
  }));
  return (
    <>
      <PlainTable
        title={title}
        level={2}
        note={`From the latest 20,000 results, version by version. Below ${LEAST_ANSWERS} answers nothing is flagged. The question’s page shows how often each option was chosen.`}
        empty={empty}
        columns={COLUMNS}
        rows={rows}
      />
      {questions.length > most && (
        <Button variant="outlined" onClick={() => setMost(most + MANY)}>
          Show more, of {questions.length}
        </Button>
      )}
    </>
  );
}
