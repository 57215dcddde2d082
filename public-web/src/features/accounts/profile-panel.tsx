import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { useGo } from '../../lib/navigation.js';
import { leaveBrowser } from '../../lib/leave-browser.js';
import { signOut, type Profile } from './accounts-api.js';
import { attemptsLeftOf, feeOf, mayTest } from './profile-rules.js';
import styles from './profile-page.module.css';
import { hasUnsentAnswers, useQuietJourney } from '../exam/index.js';

type ProfilePanelProps = { readonly profile: Profile; readonly picture: ReactNode };

export function ProfilePanel({ profile, picture }: ProfilePanelProps) {
  const go = useGo();
  const [isAsking, setAsking] = useState(false);

  const logout = () => {
    void signOut();
    go('/');
    leaveBrowser();
  };

  return (
    <section className={styles.panel} aria-label="You">
      {picture}
      <div>
        <h1 className={styles.name}>{profile.name}</h1>
        <p className="soft break-anywhere">
          {profile.email.split(/(?=[@.])/).flatMap((part, at) => [<wbr key={at} />, part])}
        </p>
      </div>
      <Facts profile={profile} />
      <div className={styles.ways}>
        <ButtonLink to="/reset-password" look="secondary" isWide>
          Reset Password
        </ButtonLink>
        <Button
          look="secondary"
          isWide
          onClick={() => (hasUnsentAnswers() ? setAsking(true) : logout())}
        >
          Logout
        </Button>
      </div>
      {isAsking && <AnswersWouldBeLost onLogout={logout} onClose={() => setAsking(false)} />}
    </section>
  );
}

type AnswersWouldBeLostProps = { readonly onLogout: () => void; readonly onClose: () => void };

function AnswersWouldBeLost({ onLogout, onClose }: AnswersWouldBeLostProps) {
  return (
    <Dialog title="Some answers of your test are only in this browser" onClose={onClose}>
      <p>Our server does not have them yet. Logging out deletes them.</p>
      <div className="flex wrap gap-3 items-start">
        <Button onClick={onClose}>Stay signed in</Button>
        <Button look="secondary" onClick={onLogout}>
          Logout and delete them
        </Button>
      </div>
    </Dialog>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const left = attemptsLeftOf(profile);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Attempts Left</dt>
        <dd className={`large weight-700 even-digits ${mayTest(left) ? 'text-good' : 'text-bad'}`}>
          {left}
        </dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd className="large weight-700 even-digits">
          <Payment profile={profile} />
        </dd>
      </div>
    </dl>
  );
}

/** The state of the payment, with a button to pay only if that opens a test. */
function Payment({ profile }: { profile: Profile }) {
  const { data: journey } = useQuietJourney(profile.email);
  const fee = feeOf(profile, journey);
  if (fee === 'paid') return <span className="text-good">Paid</span>;
  if (fee === 'checked') {
    return (
      <ButtonLink to="/payment" look="quiet">
        Being checked
      </ButtonLink>
    );
  }
  if (fee === 'none') return <span className="text-bad">Not Paid</span>;
  return <ButtonLink to="/payment">Pay Now</ButtonLink>;
}
