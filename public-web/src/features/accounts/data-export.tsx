import { Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.js';
import { DownloadButton } from '../../components/download-button.js';
import { latePart } from '../../components/late-part.js';
import { saveFile } from '../../lib/save-file.js';
import type { Profile } from './accounts-api.js';
import { fetchDataExport } from './data-export-api.js';
import styles from './data-export.module.css';

const DeleteAccount = latePart(async () => (await import('./delete-account.js')).DeleteAccount);

const FALLBACKS = { refused: 'Your data could not be fetched.' };

export function DataExport({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-7">
      <Download email={profile.email} />
      <Complaint />
      <Deletion profile={profile} />
    </div>
  );
}

async function save(email: string): Promise<void> {
  saveFile('my-data.json', new Blob([await fetchDataExport(email)], { type: 'application/json' }));
}

const Download = ({ email }: { email: string }) => (
  <section className={styles.part} aria-labelledby="download-title">
    <h2 id="download-title">Download my data</h2>
    <p>
      One file with everything we hold about you: your profile and picture, what you agreed to,
      applications, tests, answers and results, payments, messages, and which mails we sent.
    </p>
    <DownloadButton look="secondary" save={() => save(email)} fallbacks={FALLBACKS}>
      Download my data
    </DownloadButton>
  </section>
);

const Complaint = () => (
  <section className={styles.part} aria-labelledby="complaint-title">
    <h2 id="complaint-title">Complain about the use of my data</h2>
    <p>Your complaint goes to the Grievance Officer. A mail says by when we answer.</p>
    <ButtonLink look="secondary" to="/contact?kind=grievance">
      Write a complaint
    </ButtonLink>
  </section>
);

function Deletion({ profile }: { profile: Profile }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="deletion-title">
      <h2 id="deletion-title">Delete my account</h2>
      <p>Your account goes with all that belongs to it, at once. You read before what is kept.</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteAccount email={profile.email} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
