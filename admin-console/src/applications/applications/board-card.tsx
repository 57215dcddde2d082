import Button from '@mui/material/Button';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { movesFrom, type Stage, STAGES } from '@portal/domain/applications/stages.js';
import { linkTo, Moment } from '../../components/values.js';
import type { AnswerOf } from '../../providers/data-provider.js';
import { answerWords } from './stage-badge.js';
import styles from './applications.module.css';

/** The kind of data that a dragged card has. */
export const DRAGGED = 'application/x-application';

export type BoardEntry =
  AnswerOf<'/api/admin/application-board'>['stages'][number]['cards'][number];

export type BoardCardProps = {
  readonly card: BoardEntry;
  /** Moves it to a stage, or to the first that it may go to. */
  readonly onMove: (card: BoardEntry, to?: Stage) => void;
  /** Called when it is drawn. */
  readonly onPlaced: (card: BoardEntry, element: HTMLElement) => void;
};

/** The next stage to the right or the left that the card may go to. */
const stageBeside = ({ status }: BoardEntry, step: 1 | -1): Stage | undefined => {
  const beside = STAGES.indexOf(status);
  const to = movesFrom(status).filter((stage) => (STAGES.indexOf(stage) - beside) * step > 0);
  return step === 1 ? to[0] : to.at(-1);
};

/** Dragged to another column, or moved by Shift and an arrow. */
export const BoardCard = ({ card, onMove, onPlaced }: BoardCardProps) => (
  <li
    ref={(element) => {
      if (element) onPlaced(card, element);
    }}
    className={styles.card}
    data-card
    draggable
    onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, card.id)}
    onKeyDown={({ key, shiftKey }) => {
      if (!shiftKey || !['ArrowRight', 'ArrowLeft'].includes(key)) return;
      const to = stageBeside(card, key === 'ArrowRight' ? 1 : -1);
      if (to) onMove(card, to);
    }}
  >
    {linkTo('applications', card.id, card.name)}
    <span>{domainLabel(card.domain)}</span>
    <span>{card.owner ?? 'No owner'}</span>
    <span>
      <Moment at={card.createdAt} isShort />
    </span>
    {card.interviewAt && (
      <span>
        Interview <Moment at={card.interviewAt} isShort />
      </span>
    )}
    {card.answerBy && (
      <span>
        {answerWords(card.answerBy)} <Moment at={card.answerBy} isShort />
      </span>
    )}
    {movesFrom(card.status).length > 0 && (
      <Button variant="outlined" size="small" className={styles.move} onClick={() => onMove(card)}>
        Move<span className="visually-hidden"> {card.name}</span>
      </Button>
    )}
  </li>
);
