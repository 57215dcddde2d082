import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { ActionButton } from '../../components/action-button.js';
import { Answered } from '../../components/answered.js';
import { Facts } from '../../components/show-screen.js';
import styles from '../live/live.module.css';
import { asWindow, type Sitting, SittingState } from './sitting.js';
import { NO_SITTING, SittingFields } from './sitting-fields.js';

const Row = ({ sitting }: { readonly sitting: Sitting }) => (
  <li className={styles.row}>
    <div className={styles.who}>
      <Link to={`/admin/sittings/${sitting.id}`}>{sitting.place}</Link>
      <p>{asWindow(sitting)}</p>
      <SittingState state={sitting.state} />
    </div>
    <Facts
      facts={[
        ['Seats', sitting.seats],
        ['On the list', sitting.expected],
        ['Tests', sitting.tests],
        ['Supervised by', sitting.supervisors.map(({ username }) => username).join(', ')],
      ]}
    />
  </li>
);

export default function SittingsPage() {
  const { canAccess } = useCanAccess({ action: 'create', resource: 'sittings' });
  return (
    <div className="grid can-shrink gap-5">
      <p className="max-width-60rem">
        In a supervised sitting somebody of the company looks at each student’s identity document
        before the test starts, and stays in the room. A certificate from it says so.
      </p>
      {canAccess && (
        <div>
          <ActionButton
            label="Set up a sitting"
            path="sittings"
            fields={<SittingFields />}
            words={null}
            values={NO_SITTING}
            done="The sitting is set up."
          />
        </div>
      )}
      <Answered path="/api/admin/sittings" refused="Failed to fetch the sittings.">
        {({ sittings }) =>
          sittings.length === 0 ? (
            <p className="empty">No sitting has been set up.</p>
          ) : (
            <ul className={styles.rows} aria-label="Sittings, the newest first">
              {sittings.map((sitting) => (
                <Row key={sitting.id} sitting={sitting} />
              ))}
            </ul>
          )
        }
      </Answered>
    </div>
  );
}
