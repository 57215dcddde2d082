import { mayStartTest } from '@portal/domain/exam/journey/next-step.js';
import { useState } from 'react';
import { AppLink } from '../../../lib/navigation.js';
import { Button, ButtonLink } from '../../../components/button.js';
import type { Journey } from '../journey/journey-api.js';
import { NextButton } from '../journey/next-button.js';
import { useJourney } from '../journey/use-journey.js';
import { practicePath } from '../practice/practice-path.js';
import { timeText, useAccommodation } from '../start/test-time.js';
import styles from './result-page.module.css';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { Dialog } from '../../../components/dialog.js';
import { FIGURES } from '../../../lib/figures.js';
import { useNewTest } from '../start/use-new-test.js';

type RetakeDialogProps = {
  readonly domain: string;
  readonly journey: Journey;
  /** How long this student's tests take, in words. */
  readonly time: string;
  readonly onClose: () => void;
};

const attemptsText = ({ attemptsLeft }: Journey): string =>
  attemptsLeft === 1 ? 'your last attempt' : `1 of your ${attemptsLeft} attempts left`;

/** Asked before a retake, which uses up a paid attempt. */
function RetakeDialog({ domain, journey, time, onClose }: RetakeDialogProps) {
  const { isStarting, begin } = useNewTest();
  return (
    <Dialog title={`Start another test in ${domainLabel(domain)}?`} onClose={onClose}>
      <p>It takes {time}: the clock begins at once and can’t be stopped.</p>
      <p>
        You get {FIGURES.questions}, and use {attemptsText(journey)}.
      </p>
      <div className="flex wrap gap-3-4">
        <Button look="secondary" onClick={onClose}>
          Not now
        </Button>
        <Button isBusy={isStarting} onClick={() => begin(domain)}>
          Start Now
        </Button>
      </div>
    </Dialog>
  );
}

type ResultWaysProps = {
  readonly email: string;
  readonly domain: string;
  readonly isPass: boolean;
};

/** The next links from a result, by the present state and not that after this test. */
export function ResultWays({ email, domain, isPass }: ResultWaysProps) {
  const { data: journey, error, isFetching, refetch } = useJourney(email);
  const retakes = journey !== undefined && mayStartTest(journey.next);
  const practises = !isPass && (retakes || (!journey && !error));
  const retake = retakes && <Retake email={email} journey={journey} domain={domain} />;
  return (
    <div className={styles.onward} data-on-screen>
      <div className="flex wrap gap-3-4">
        {practises ? (
          <ButtonLink to={practicePath(domain)}>Practise First</ButtonLink>
        ) : (
          <First journey={journey} isPass={isPass} />
        )}
        {!isPass && retake}
        <ButtonLink to="/" look={retakes ? 'quiet' : 'secondary'}>
          Go to Homepage
        </ButtonLink>
        <Button look="quiet" onClick={() => print()}>
          Print this result
        </Button>
        {isPass && retake}
      </div>
      {journey && <Situation journey={journey} />}
      {error && !journey && (
        <div className="soft small">
          We can’t see your attempts right now.{' '}
          <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}

function First({ journey, isPass }: { journey: Journey | undefined; isPass: boolean }) {
  if (journey?.next === 'resume') return <NextButton journey={journey} />;
  return (
    <ButtonLink to="/profile" look={isPass ? 'secondary' : 'primary'}>
      See Your Results
    </ButtonLink>
  );
}

type RetakeProps = { readonly email: string; readonly journey: Journey; readonly domain: string };

/** The dialog waits for the duration of this student's tests. */
function Retake({ email, journey, domain }: RetakeProps) {
  const [isAsking, setAsking] = useState(false);
  const { data, isPending } = useAccommodation(email);
  return (
    <>
      <Button look="secondary" isBusy={isAsking && isPending} onClick={() => setAsking(true)}>
        Retake Test
      </Button>
      {isAsking && !isPending && (
        <RetakeDialog
          domain={domain}
          journey={journey}
          time={timeText(data?.time)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Situation({ journey }: { journey: Journey }) {
  const { next, totalAttempts } = journey;
  if (next === 'finished') {
    return (
      <p className="soft small">
        You have used all {totalAttempts} attempts. Your results stay in your profile, and an
        application for an internship is read either way. If something went wrong in a test,{' '}
        <AppLink to="/contact">contact support</AppLink>.
      </p>
    );
  }
  return null;
}
