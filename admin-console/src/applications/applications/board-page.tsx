import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import { movesFrom, type Stage } from '@portal/domain/applications/stages.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { BoardCard, type BoardEntry } from './board-card.js';
import { MoveDialog } from './move-dialog.js';
import { useApplicationOwners } from '../../components/use-application-owners.js';
import { ViewLinks } from './view-links.js';
import { Answered } from '../../components/answered.js';
import { asCount } from '../../components/format.js';
import { OwnTitle } from '../../components/own-title.js';
import type { AnswerOf } from '../../providers/api-types.js';
import styles from './applications.module.css';

type BoardStage = AnswerOf<'/api/admin/application-board'>['stages'][number];

/** The server counts the applications of a stage up to this number. */
const MOST_COUNTED = 1_000;

const countOf = (count: number): string =>
  count > MOST_COUNTED ? `${asCount(MOST_COUNTED)}+` : asCount(count);

const listOf = (stage: Stage): string =>
  `/admin/internships?filter=${encodeURIComponent(JSON.stringify({ status: stage }))}`;

type StageColumnProps = {
  readonly of: BoardStage;
  readonly onMove: (card: BoardEntry) => void;
};

function StageColumn({ of: { stage, count, cards }, onMove }: StageColumnProps) {
  return (
    <li className={styles.stage}>
      <h2>
        {STAGE_WORDS[stage]}, {countOf(count)}
      </h2>
      {cards.length === 0 ? (
        <p className={styles.none}>None</p>
      ) : (
        <ul className="grid margin-0 gap-3 no-padding no-marks">
          {cards.map((card) => (
            <BoardCard key={card.id} card={card} onMove={onMove} />
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
  const ask = (card: BoardEntry) => {
    const [to] = movesFrom(card.status);
    if (to) setAsked({ card, to });
  };
  return (
    <>
      <Answered
        path={`/api/admin/application-board?${owner && `owner=${owner}`}`}
        refused="Failed to fetch the board."
      >
        {({ stages }) => (
          <div role="region" aria-label="Board" tabIndex={0} className={styles.scroll}>
            <ul className={styles.board}>
              {stages.map((one) => (
                <StageColumn key={one.stage} of={one} onMove={ask} />
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

/** The applications by stage: the newest of each. */
export default function BoardPage() {
  const [owner, setOwner] = useState('');
  const owners = useApplicationOwners();
  return (
    <div className={styles.page}>
      <OwnTitle of="Board of applications" />
      <ViewLinks here="Board">
        <label>
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
      </ViewLinks>
      <Stages owner={owner} />
    </div>
  );
}
