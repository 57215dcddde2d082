import { domainLabel } from '@portal/domain/accounts/choices.js';
import type { ApplicationEntry } from './application-entry.js';
import { ReviewForm } from './review-form.js';
import { Facts } from '../components/facts.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';

const factsOf = (application: ApplicationEntry) =>
  [
    ['Email', application.email],
    ['Phone', application.phone],
    ['Domain', domainLabel(application.domain)],
    ['Education', application.education],
    ['Experience', application.experience],
    ['Skills', application.skills],
    ['Message', application.message],
    ['Date', <Moment key="date" at={application.createdAt} />],
  ] as const;

/** One application, and what is made of it. */
export default function ApplicationShow() {
  return (
    <ShowScreen<ApplicationEntry>
      resource="applications"
      back="All applications"
      refused="Failed to fetch the application."
      title={({ name }) => name}
    >
      {(application) => (
        <>
          <Facts facts={factsOf(application)} />
          <ReviewForm application={application} />
        </>
      )}
    </ShowScreen>
  );
}
