import { domainLabel } from '@portal/domain/kernel/choices.js';
import { movesFrom } from '@portal/domain/applications/stages.js';
import { linkTo } from '../../components/entry-link.js';
import { Moment } from '../../components/moment.js';
import type { AnswerOf } from '../../providers/api-types.js';
import styles from './applications.module.css';

export type BoardEntry =
  AnswerOf<'/api/admin/application-board'>['stages'][number]['cards'][number];

type BoardCardProps = {
  readonly card: BoardEntry;
  readonly onMove: (card: BoardEntry) => void;
};

export const BoardCard = ({ card, onMove }: BoardCardProps) => (
  <li className={styles.card} data-card>
    {linkTo('applications', card.id, card.name)}
    <span>{domainLabel(card.domain)}</span>
    <span>{card.owner ?? 'No owner'}</span>
    <span>
      <Moment at={card.createdAt} />
    </span>
    {card.interviewAt && (
      <span>
        Interview <Moment at={card.interviewAt} />
      </span>
    )}
    {card.answerBy && (
      <span>
        Answer by <Moment at={card.answerBy} />
      </span>
    )}
    {movesFrom(card.status).length > 0 && (
      <button type="button" className="button secondary" onClick={() => onMove(card)}>
        Move<span className="visually-hidden"> {card.name}</span>
      </button>
    )}
  </li>
);
