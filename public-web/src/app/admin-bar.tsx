import { Button } from '../components/button.js';
import { sessions } from '../lib/session.js';
import { useGo } from '../lib/navigation.js';

export function AdminBar() {
  const go = useGo();
  const leave = () => {
    sessions.end();
    go('/');
  };
  return (
    <div className="navbar-actions flex items-center gap-5">
      <Button look="secondary" onClick={leave}>
        Logout
      </Button>
    </div>
  );
}
