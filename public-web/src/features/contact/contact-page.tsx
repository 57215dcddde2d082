import { useGo } from '../../lib/navigation.js';
import { Button } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { CONTACT } from '../../content/promises.js';
import { ContactDetails } from './contact-details.js';
import { ContactForm } from './contact-form.js';
import styles from './contact-page.module.css';

export function Page() {
  const go = useGo();
  const back = () => {
    // True only if the earlier entry of the history is a page of this site. A browser without this API goes to the
    // start of the home page.
    const isFromHere = 'navigation' in window && window.navigation.canGoBack;
    if (isFromHere) history.back();
    else go('/');
  };
  return (
    <div className="page-shell grid gap-7 pad-top-6">
      <PageHead
        isIndexed
        title="Let's Connect"
        description={`Write to ${COMPANY.name} in ${COMPANY.place.city}, ${COMPANY.place.country}: contact form, address, email, phone and business hours. We answer within one working day.`}
      />
      <div className={styles.head}>
        <Button look="quiet" onClick={back}>
          <span>
            <span aria-hidden="true">← </span>Back to Home
          </span>
        </Button>
        <h1>Let&apos;s Connect</h1>
        <p className="lead">{CONTACT.form}</p>
      </div>
      <div className={styles.columns}>
        <ContactForm />
        <ContactDetails />
      </div>
    </div>
  );
}
