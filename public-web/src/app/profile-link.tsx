import { initialOf } from '../lib/initial.js';
import { useSession } from '../lib/use-session.js';
import { AppLink } from '../lib/navigation.js';

function PersonIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7z" />
    </svg>
  );
}

export function ProfileLink() {
  const session = useSession();
  if (!session) {
    return (
      <AppLink
        to="/signin"
        className="navbar-signin items-center touch-height smaller weight-620 one-line"
      >
        Sign In
      </AppLink>
    );
  }
  const letter = initialOf(session.name);
  return (
    <AppLink
      to="/profile"
      className="navbar-profile grid centred text-on-gold on-gold radius-round"
      aria-label="Your profile"
    >
      {letter === '' ? <PersonIcon /> : letter}
    </AppLink>
  );
}
