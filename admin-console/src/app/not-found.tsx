import { Link } from 'react-router';
import { Failed } from '../components/failed.js';

export const NotFound = () => (
  <p className="empty">
    There is no such page in the console. <Link to="/admin">Back to its beginning</Link>
  </p>
);

/** Where react-admin leads from a list or an entry that the admin may not read. */
export const AccessDenied = () => (
  <Failed message="Your role does not allow this." onRetry={null} />
);
