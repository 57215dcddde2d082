import { movesFrom, type Stage, STAGE_WORDS } from '@portal/domain/applications/stages.js';
import { letterOf } from '@portal/domain/applications/letter-form.js';
import { usualMail } from '@portal/domain/applications/move-mail.js';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { BoardCard, type BoardCardProps, DRAGGED, type BoardEntry } from './board-card.js';
import { MoveDialog } from './move-dialog.js';
import { useChoice } from '../../components/use-choice.js';
import { useApplicationOwners } from '../../components/use-application-owners.js';
import { ViewLinks } from './view-links.js';
import { Answered } from '../../components/answered.js';
import { asCount } from '../../components/format.js';
import { wordsOf } from '../../components/refusal.js';
import { act, type AnswerOf } from '../../providers/data-provider.js';
import { OwnTitle } from '../../components/own-title.js';
import styles from './applications.module.css';

type BoardStage = AnswerOf<'/api/admin/application-board'>['stages'][number];

/** The server counts the applications of a stage up to this number. */
const MOST_COUNTED = 1_000;

const countOf = (count: number): string =>
  count > MOST_COUNTED ? `${asCount(MOST_COUNTED)}+` : asCount(count);

const listOf = (stage: Stage): string =>
  `/admin/internships?filter=${encodeURIComponent(JSON.stringify({ status: stage }))}`;

type StageColumnProps = Omit<BoardCardProps, 'card'> & {
  readonly of: BoardStage;
  readonly onDrop: (id: string, stage: Stage) => void;
};

function StageColumn({ of: { stage, count, cards }, onDrop, ...acts }: StageColumnProps) {
  return (
    <li
      className={styles.stage}
      onDragOver={(event) => event.preventDefault()}
      onDrop={({ dataTransfer }) => onDrop(dataTransfer.getData(DRAGGED), stage)}
    >
      <h2>
        {STAGE_WORDS[stage]}, {countOf(count)}
      </h2>
      {cards.length === 0 ? (
        <p className={styles.none}>None</p>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <BoardCard key={card.id} card={card} {...acts} />
          ))}
        </ul>
      )}
      {count > cards.length && (
        <p>
          <Link to={listOf(stage)}>
            All <span className="visually-hidden">that are {STAGE_WORDS[stage]}</span>
          </Link>
        </p>
      )}
    </li>
  );
}

/** The dialog is outside of the columns: if they fail to load, what was typed stays. */
function Stages({ owner }: { readonly owner: string }) {
  const [asked, setAsked] = useState<{ card: BoardEntry; to: Stage } | null>(null);
  const moved = useRef<{ id: string; to: Stage } | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  /** The card keeps the focus in its next column, so that it can be moved on. */
  const focusMoved: BoardCardProps['onPlaced'] = ({ id, status }, element) => {
    if (moved.current?.id !== id || moved.current.to !== status) return;
    moved.current = null;
    element.querySelector('a')?.focus();
  };
  /** Nothing is asked where no mail and no letter goes out. */
  const move = useMutation({
    mutationFn: ({ card: { id, version }, to }: { card: BoardEntry; to: Stage }) =>
      act(`applications/${id}/move`, {
        ...{ version, to, reason: '', mail: null, letter: null, interview: null },
      }),
    onSuccess: (_, { card, to }) => {
      moved.current = { id: card.id, to };
      notify(`${card.name}: ${STAGE_WORDS[to]}.`, { type: 'success' });
    },
    onError: (failure) => notify(wordsOf(failure, 'It was not moved.'), { type: 'error' }),
    onSettled: () => refresh(),
  });
  const moveOrAsk = (card: BoardEntry, to?: Stage) => {
    const [first] = movesFrom(card.status);
    if (to && !usualMail(to) && !letterOf(to)) move.mutate({ card, to });
    else if (first) setAsked({ card, to: to ?? first });
  };
  const drop = (stages: readonly BoardStage[], id: string, to: Stage) => {
    const card = stages.flatMap(({ cards }) => cards).find((one) => one.id === id);
    if (!card || card.status === to) return;
    if (movesFrom(card.status).includes(to)) moveOrAsk(card, to);
    else notify(`From ${STAGE_WORDS[card.status]} it can’t go to ${STAGE_WORDS[to]}.`);
  };
  return (
    <>
      <Answered
        path={`/api/admin/application-board?${owner && `owner=${encodeURIComponent(owner)}`}`}
        refused="Failed to fetch the board."
      >
        {({ stages }) => (
          <div role="region" aria-label="Board" tabIndex={0} className={styles.scroll}>
            <ul className={styles.board}>
              {stages.map((one) => (
                <StageColumn
                  key={one.stage}
                  of={one}
                  onMove={moveOrAsk}
                  onPlaced={focusMoved}
                  onDrop={(id, to) => drop(stages, id, to)}
                />
              ))}
            </ul>
          </div>
        )}
      </Answered>
      {asked && (
        <MoveDialog
          application={asked.card}
          to={asked.to}
          onChoose={(to) => setAsked({ ...asked, to })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

export default function BoardPage() {
  const [owner, setOwner] = useChoice('owner', '');
  const owners = useApplicationOwners();
  return (
    <div className={styles.page}>
      <OwnTitle of="Board of applications" />
      <div className={styles.views}>
        <ViewLinks />
        <label className="flex gap-2 items-center">
          Owner
          <select value={owner} onChange={({ currentTarget }) => setOwner(currentTarget.value)}>
            <option value="">Everybody</option>
            {owners.map(({ id, username }) => (
              <option key={id} value={id}>
                {username}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Stages owner={owner} />
    </div>
  );
}
