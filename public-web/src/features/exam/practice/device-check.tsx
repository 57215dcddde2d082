import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { CHECK_NAMES, type CheckName, type Finding } from './check-names.js';
import styles from './device-check.module.css';

const NO_ANSWER: Finding = {
  isFine: false,
  text: 'Our server did not answer. Please look at your connection and try again.',
};

// Loaded on a press, so that the page itself stays small.
const look = async (name: CheckName): Promise<Finding> =>
  (await import('./device-checks.js')).CHECKS[name]();

function useDeviceCheck() {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const run = async (): Promise<void> => {
    let found: readonly Finding[] = [];
    setFindings(found);
    for (const name of CHECK_NAMES) {
      found = [...found, await look(name).catch(() => NO_ANSWER)];
      setFindings(found);
    }
  };
  return { findings, run };
}

export function DeviceCheckCard() {
  const { findings, run } = useDeviceCheck();
  const isBusy = findings !== null && findings.length < CHECK_NAMES.length;
  return (
    <section className={styles.card} aria-labelledby="device-check">
      <h2 id="device-check">Check this device</h2>
      <p>It takes some seconds. Afterwards you know whether the test will run well here.</p>
      <ul className={styles.checks}>
        {CHECK_NAMES.map((name, place) => (
          <Row
            key={name}
            name={name}
            finding={findings?.[place]}
            isRunning={isBusy && place === findings.length}
          />
        ))}
      </ul>
      <div>
        <Button look="secondary" isBusy={isBusy} onClick={() => void run()}>
          {findings && !isBusy ? 'Check again' : isBusy ? 'Checking…' : 'Start the check'}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {findings && !isBusy && summaryOf(findings)}
      </p>
    </section>
  );
}

const summaryOf = (findings: readonly Finding[]): string =>
  findings.every(({ isFine }) => isFine)
    ? 'All is well on this device.'
    : 'Something on this device needs your attention.';

type RowProps = {
  readonly name: CheckName;
  readonly finding: Finding | undefined;
  readonly isRunning: boolean;
};

function Row({ name, finding, isRunning }: RowProps) {
  const state = finding ? (finding.isFine ? 'fine' : 'warning') : isRunning ? 'running' : 'waiting';
  const marks = { fine: '✓', warning: '!', running: '…', waiting: '' };
  return (
    <li data-check={state}>
      <span className={styles.mark} aria-hidden="true">
        {marks[state]}
      </span>
      <div>
        <b>{name}</b>
        {finding && <p>{finding.text}</p>}
      </div>
    </li>
  );
}
