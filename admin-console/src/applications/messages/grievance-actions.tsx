import { ActionButton } from '../../components/action-button.js';
import { DirectButton } from '../../components/direct-button.js';

/** For a message from the contact page that complains about the use of personal data. */
export const MarkAsGrievance = ({ id }: { readonly id: string }) => (
  <section className="grid gap-4 max-width-60rem justify-items-start" aria-labelledby="grievance">
    <h3 id="grievance">Does it complain about the use of personal data?</h3>
    <p>Then the law gives it a time: 30 days from when it came, and a mail that says so.</p>
    <DirectButton
      path={`messages/${encodeURIComponent(id)}/grievance`}
      body={{}}
      done="The clock runs; the sender is told until when."
      refused="The message could not be changed."
    >
      It is a complaint about data
    </DirectButton>
  </section>
);

/** Beside the form, since its own dialog is a form too. */
export const CloseGrievance = ({ id }: { readonly id: string }) => (
  <div>
    <ActionButton
      label="Close without an answer"
      path={`messages/${encodeURIComponent(id)}/close`}
      values={{ seen: 0 }}
      done="Closed without an answer."
    >
      <p>Whoever complains about personal data has a right to an answer.</p>
    </ActionButton>
  </div>
);
