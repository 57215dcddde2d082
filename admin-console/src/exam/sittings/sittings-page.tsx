import { Link } from 'react-router';
import { Answered } from '../../components/answered.js';
import { PlainTable } from '../../components/plain-table.js';
import { asWindow, SittingState, supervisorsOf } from './sitting.js';
import { SaveSitting } from './sitting-fields.js';

const COLUMNS = ['Place', 'When', 'State', 'Seats', 'On the list', 'Tests', 'Supervised by'];

export default function SittingsPage() {
  return (
    <div className="grid can-shrink gap-5">
      <div>
        <SaveSitting />
      </div>
      <Answered path="/api/admin/sittings" refused="Failed to fetch the sittings.">
        {({ sittings }) => (
          <PlainTable
            title="Sittings, the newest first"
            level={2}
            empty="No sitting has been set up."
            columns={COLUMNS}
            rows={sittings.map((sitting) => ({
              key: sitting.id,
              cells: [
                <Link key="place" to={`/admin/sittings/${sitting.id}`}>
                  {sitting.place}
                </Link>,
                asWindow(sitting),
                <SittingState key="state" state={sitting.state} />,
                ...[sitting.seats, sitting.expected, sitting.tests, supervisorsOf(sitting)],
              ],
            }))}
          />
        )}
      </Answered>
    </div>
  );
}
