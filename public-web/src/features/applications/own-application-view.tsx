import { useQuery, useQueryClient } from '@tanstack/react-query';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { useSyncExternalStore } from 'react';
import { ButtonLink } from '../../components/button.js';
import { UnansweredQuery } from '../../components/unanswered-query.js';
import { PageHead } from '../../components/page-head.js';
import { ApiFailure } from '../../lib/api-failure.js';
import { Queries } from '../../lib/queries.js';
import { OwnAnswers } from './own-answers.js';
import { fetchOwnApplication, type OwnApplication } from './own-application-api.js';
import { OwnLetters } from './own-letters.js';
import styles from './own-application.module.css';

const FALLBACKS = { refused: 'Your application could not be fetched.' };

const NOT_FOUND = 404;
const DAY_IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
});
const TIME_IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The applicant's own page. Its token is in the address's fragment, so no server logs it. */
export function View() {
  const token = useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => null,
  );
  return (
    <div className={`page-shell ${styles.page ?? ''}`}>
      <PageHead title="Your application" description="How your internship application stands." />
      <Queries>
        {token === null ? <p role="status">Loading...</p> : <Standing key={token} token={token} />}
      </Queries>
    </div>
  );
}

function Standing({ token }: { readonly token: string }) {
  const queryKey = ['own-application', token];
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => fetchOwnApplication(token),
    enabled: token !== '',
  });
  if (data) {
    return (
      <Shown
        application={data}
        token={token}
        onAnswer={(application) => queries.setQueryData(queryKey, application)}
        onRefusal={() => void refetch()}
      />
    );
  }
  const isNone = error instanceof ApiFailure && error.answer?.status === NOT_FOUND;
  if (token === '' || isNone) return <None />;
  return <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={FALLBACKS} />;
}

function None() {
  return (
    <>
      <h1>No such application</h1>
      <p className="lead">
        Open this page by the link in our last mail to you. An application is deleted after a year,
        or earlier if you asked for that.
      </p>
      <ButtonLink to="/internship-application">Apply for an internship</ButtonLink>
    </>
  );
}

const Place = ({ place }: { readonly place: string }) =>
  /^https:\/\/\S+$/.test(place) ? <a href={place}>{place}</a> : place;

type ShownProps = {
  readonly application: OwnApplication;
  readonly token: string;
  readonly onAnswer: (application: OwnApplication) => void;
  readonly onRefusal: () => void;
};

function Shown({ application, ...answering }: ShownProps) {
  const { name, domain, createdAt, title, text, answers, answerBy, interview } = application;
  return (
    <>
      <p className="break-anywhere">
        {name}, {domainLabel(domain)}, sent on {DAY_IN_INDIA.format(new Date(createdAt))}
      </p>
      <div role="status" className={styles.standing}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {interview && (
          <p className="break-anywhere">
            <strong>{TIME_IN_INDIA.format(new Date(interview.startsAt))} IST</strong>,{' '}
            {interview.minutes} minutes. <Place place={interview.place} />
          </p>
        )}
        {answerBy && (
          <p>
            <strong>Please answer by {DAY_IN_INDIA.format(new Date(answerBy))}.</strong>
          </p>
        )}
      </div>
      <OwnLetters token={answering.token} letters={application.letters} />
      <OwnAnswers {...answering} answers={answers} />
    </>
  );
}
