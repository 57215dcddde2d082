import { Suspense, useState } from 'react';
import { Button } from '../../components/button.js';
import { latePart } from '../../components/late-part.js';
import { Loading } from '../../components/loading.js';
import styles from './grievance.module.css';

const GrievanceForm = latePart(async () => (await import('./grievance-form.js')).GrievanceForm);

/** Where anyone complains about the use of personal data; the form comes once it is asked for. */
export function Grievance() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="complain">
      <h2 id="complain">Complain about the use of your data</h2>
      <p>It goes to the Grievance Officer. No account is needed; a mail tells when we answer.</p>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <GrievanceForm />
        </Suspense>
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          Write a complaint
        </Button>
      )}
    </section>
  );
}
