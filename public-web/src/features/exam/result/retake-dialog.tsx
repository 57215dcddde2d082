import { domainLabel } from '@portal/domain/kernel/choices.js';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FIGURES } from '../../../lib/figures.js';
import type { Journey } from '../journey/journey-api.js';
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
export function RetakeDialog({ domain, journey, time, onClose }: RetakeDialogProps) {
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
