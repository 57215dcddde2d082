import {
  domainLabel,
  isTestDomain,
  TEST_DOMAINS,
  type TestDomain,
} from '@portal/domain/kernel/choices.js';
import { Suspense, useEffect, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { optionalPart } from '../../../components/optional-part.js';
import { Brand } from '../../../components/brand.js';
import { Button } from '../../../components/button.js';
import { Form } from '../../../components/form.js';
import { latePart } from '../../../components/late-part.js';
import { Loading } from '../../../components/loading.js';
import { Notice } from '../../../components/notice.js';
import { PageHead } from '../../../components/page-head.js';
import { SelectField } from '../../../components/select-field.js';
import type { PracticeQuestion } from '../../../content/practice-question.js';
import { skillsPath } from '../../../lib/skills-path.js';
import { watchFiguresLate } from '../../../lib/watch-figures-late.js';
import { DeviceCheckCard } from './device-check.js';
import { askedDomain, practicePath } from './practice-path.js';
import styles from './practice-page.module.css';

const PracticeRound = latePart(async () => (await import('./practice-round.js')).PracticeRound);

const LateTestBar = optionalPart(() =>
  import('../journey/late-test-bar.js').then((part) => part.LateTestBar),
);

const questionsOf = async (domain: TestDomain) =>
  (await import('./practice-pool.js')).practiceQuestions(domain);

type Round = { readonly domain: TestDomain; readonly questions: readonly PracticeQuestion[] };

export function Page() {
  const [round, setRound] = useState<Round | null>(null);
  useEffect(watchFiguresLate, []);
  return (
    <>
      <PageHead
        isIndexed
        title="Practise the test"
        description="Try three sample questions in the real test screen, and check your device: free, without an account, nothing is stored."
      />
      {round ? (
        <div className={styles.round} data-begun>
          <Suspense fallback={<Loading>Opening the practice…</Loading>}>
            <PracticeRound {...round} onEnd={() => setRound(null)} />
          </Suspense>
        </div>
      ) : (
        <Start onStart={setRound} />
      )}
    </>
  );
}

function Start({ onStart }: { onStart: (round: Round) => void }) {
  return (
    <>
      <div className="brand-line">
        <Brand />
      </div>
      {/* On other pages the bar of an open test is in the header, which this page lacks. */}
      <div id="under-navbar" />
      <LateTestBar />
      <div className={`page-shell ${styles.page ?? ''}`}>
        <div className={styles.intro}>
          <h1>Practise the test</h1>
          <p className="large leading-1_45">
            Three sample questions of your domain, in the screen of the test, and why each answer is
            right. Free, without an account; we keep nothing of it.
          </p>
          <ChooseDomain onStart={onStart} />
        </div>
        <DeviceCheckCard />
      </div>
    </>
  );
}

const NONE = 'Please choose a domain.';
const UNREACHABLE = 'The questions could not be fetched. Please check your connection.';

const neverChanges = () => () => undefined;

/** The domain in the address; the prerendered document has none. */
const useAskedDomain = () =>
  useSyncExternalStore(
    neverChanges,
    () => askedDomain(location.search),
    () => null,
  );

function ChooseDomain({ onStart }: { onStart: (round: Round) => void }) {
  const asked = useAskedDomain();
  const [chosen, setDomain] = useState<string | null>(null);
  const domain = chosen ?? asked ?? '';
  const [error, setError] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const start = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setFailed(false);
    if (!isTestDomain(domain)) {
      setError(NONE);
      return;
    }
    try {
      onStart({ domain, questions: await questionsOf(domain) });
    } catch {
      setFailed(true);
    }
  };
  return (
    <Form label="Practice" onSubmit={(event) => void start(event)}>
      <SelectField
        label="Domain"
        name="practice-domain"
        prompt="Choose a domain"
        choices={TEST_DOMAINS}
        value={domain}
        error={error}
        onChange={(event) => {
          setDomain(event.target.value);
          history.replaceState(history.state, '', practicePath(event.target.value));
          setError(undefined);
        }}
      />
      {isTestDomain(domain) && (
        <p className="small">
          <a href={skillsPath(domain)}>What the {domainLabel(domain)} test asks</a>
        </p>
      )}
      {hasFailed && <Notice kind="error">{UNREACHABLE}</Notice>}
      <Button type="submit">Start practice</Button>
    </Form>
  );
}
