import { Link } from 'react-router';

export const NotFound = () => (
  <p className="empty">
    There is no such page in the console. <Link to="/admin">Back to its beginning</Link>
  </p>
);
