import { domainLabel } from '@portal/domain/accounts/choices.js';
import { Badge } from '../components/badge.js';
import { linkTo } from '../components/entry-link.js';
import { Facts } from '../components/facts.js';
import { Moment } from '../components/moment.js';
import { PlainTable } from '../components/plain-table.js';
import { ShowScreen } from '../components/show-screen.js';
import { useMayRead } from '../components/use-may.js';
import {
  chanceText,
  comparedText,
  similarityText,
  PROVES_NOTHING,
  sameText,
  type Side,
  type SimilarEntry,
} from './similar-row.js';
import styles from './similar.module.css';

type TestProps = { readonly id: string; readonly name: string };

/** The test itself for support and owners, its result for those of the content as well. */
function TestLinks({ id, name }: TestProps) {
  const maySeeAttempt = useMayRead('attempts');
  return (
    <>
      {linkTo('results', id, name)}
      {maySeeAttempt && (
        <>
          {', '}
          {linkTo('attempts', id, 'the attempt')}
        </>
      )}
    </>
  );
}

type SpanProps = { readonly from: string; readonly to: string };

const Span = ({ from, to }: SpanProps) => (
  <>
    <Moment at={from} /> to <Moment at={to} />
  </>
);

const factsOf = (pair: SimilarEntry) =>
  [
    ['Alike', sameText(pair)],
    ['By chance in', chanceText(pair)],
    ['Stood out among', comparedText(pair)],
    ['Domain', domainLabel(pair.domain)],
    ['First test', <TestLinks key="first" id={pair.firstId} name={pair.firstName} />],
    ['Sat', <Span key="sat" from={pair.firstStarted} to={pair.firstCompleted} />],
    ['Second test', <TestLinks key="second" id={pair.secondId} name={pair.secondName} />],
    ['Sat then', <Span key="then" from={pair.secondStarted} to={pair.secondCompleted} />],
    ['Found', <Moment key="found" at={pair.foundAt} />],
  ] as const;

const Answer = ({ question, chosen, isCorrect }: Side) => (
  <>
    <span className={styles.words}>{question}</span>
    <span className={`${styles.words ?? ''} ${styles.chosen ?? ''}`}>
      {chosen === null ? 'Not answered' : `${chosen} (${isCorrect ? 'right' : 'wrong'})`}
    </span>
  </>
);

function Questions({ pair }: { readonly pair: SimilarEntry }) {
  const rows = pair.questions.map((shared) => {
    return {
      key: shared.id,
      cells: [
        <Answer key="first" {...shared.first} />,
        <Answer key="second" {...shared.second} />,
        <span key="right" className={styles.words}>
          {shared.right}
        </span>,
        <Badge key="similarity" tone={shared.isSame ? 'bad' : 'plain'}>
          {similarityText(shared)}
        </Badge>,
      ],
    };
  });
  return (
    <PlainTable
      title="What both were asked"
      empty="Nothing is shared any more"
      columns={[
        `First: ${pair.firstName}`,
        `Second: ${pair.secondName}`,
        'Right, for the first',
        'Both answers',
      ]}
      rows={rows}
    />
  );
}

export default function SimilarShow() {
  return (
    <ShowScreen<SimilarEntry>
      resource="similar-tests"
      back="All similar tests"
      refused="Failed to fetch the similar tests."
      title={({ firstName, secondName }) => `${firstName} and ${secondName}`}
    >
      {(pair) => (
        <>
          <p className={styles.note}>{PROVES_NOTHING}</p>
          <Facts facts={factsOf(pair)} />
          <Questions pair={pair} />
        </>
      )}
    </ShowScreen>
  );
}
