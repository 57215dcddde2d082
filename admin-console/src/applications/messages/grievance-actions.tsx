import { ActionButton } from '../../components/action-button.js';
import { Notice } from '../../components/notice.js';
import { wordsOf } from '../../components/refusal.js';
import { useCall } from '../../components/use-call.js';
import { act } from '../../providers/data-provider.js';

/** For a message from the contact page that complains about the use of personal data. */
export function MarkAsGrievance({ id }: { readonly id: string }) {
  const { failure, isBusy, run } = useCall();
  const mark = () =>
    run({
      call: () => act(`messages/${encodeURIComponent(id)}/grievance`, {}),
      done: 'The clock runs; the sender is told until when.',
    });
  return (
    <section className="grid gap-4 max-width-60rem" aria-labelledby="grievance">
      <h3 id="grievance">Does it complain about the use of personal data?</h3>
      <p>Then the law gives it a time: 30 days from when it came, and a mail that says so.</p>
      {failure !== null && (
        <Notice kind="error">{wordsOf(failure, 'The message could not be changed.')}</Notice>
      )}
      <div className="flex gap-3 wrap">
        <button
          type="button"
          className="button secondary"
          aria-disabled={isBusy || undefined}
          onClick={mark}
        >
          It is a complaint about data
        </button>
      </div>
    </section>
  );
}

/** Beside the form, since its own dialog is a form too. */
export const CloseGrievance = ({ id }: { readonly id: string }) => (
  <div>
    <ActionButton
      label="Close without an answer"
      path={`messages/${encodeURIComponent(id)}/close`}
      body={() => ({ seen: 0 })}
      done="Closed without an answer."
    >
      <p>Whoever complains about personal data has a right to an answer.</p>
    </ActionButton>
  </div>
);
