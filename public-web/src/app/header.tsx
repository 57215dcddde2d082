import { useSyncExternalStore, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink, Button } from '../components/button.js';
import { Brand } from '../components/brand.js';
import './header.css';
import { NavMenu } from './nav-menu.js';
import { useHydrated, useSession } from '../lib/use-session.js';
import { NOT_FOUND, offersToApply } from './route-table.js';
import { findRoute } from './routes.js';
import { sessions } from '../lib/session.js';
import { useGo, AppLink } from '../lib/navigation.js';
import { initialOf } from '../lib/initial.js';

const EVENT = 'openInternshipForm';

type FormProps = { readonly onClose: () => void };

const InternshipForm = lazy(async () => {
  const part = await import('../features/applications/internship-form.js').catch(() => null);
  return { default: part?.InternshipForm ?? ItsPage };
});

/** If the form can't be loaded, its page is opened instead. */
function ItsPage({ onClose }: FormProps) {
  const go = useGo();
  useEffect(() => {
    onClose();
    go('/internship-application');
  }, [go, onClose]);
  return null;
}

function InternshipFormOnCall() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = () => setOpen(true);
    window.addEventListener(EVENT, open);
    document.addEventListener(EVENT, open);
    return () => {
      window.removeEventListener(EVENT, open);
      document.removeEventListener(EVENT, open);
    };
  }, []);

  if (!isOpen) return null;
  return (
    <Suspense>
      <InternshipForm onClose={() => setOpen(false)} />
    </Suspense>
  );
}

function AdminBar() {
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

function PersonIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7z" />
    </svg>
  );
}

function ProfileLink() {
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

const SCROLLED_PX = 50;

let isPastTop = false;

const onScroll = (listener: () => void) => {
  const read = () => {
    isPastTop = window.scrollY > SCROLLED_PX;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  // Reading the position while rendering would force another layout.
  const frame = requestAnimationFrame(read);
  return () => {
    window.removeEventListener('scroll', read);
    cancelAnimationFrame(frame);
  };
};

const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => isPastTop,
    () => false,
  );

/** The path. At first that of the document, which for unknown addresses is always the same. */
function useShownPath(): string {
  const [path] = useLocation();
  const isHydrated = useHydrated();
  return isHydrated || findRoute(path).route !== NOT_FOUND ? path : NOT_FOUND.pattern;
}

export function Header() {
  const path = useShownPath();
  const isScrolled = useScrolled();
  const isAdmin = path.startsWith('/admin');
  return (
    <header className={isScrolled ? 'navbar navbar-scrolled' : 'navbar'}>
      <div className="navbar-row">
        <Brand />
        {isAdmin ? <AdminBar /> : <StudentBar path={path} />}
      </div>
      <div id="under-navbar" />
      <InternshipFormOnCall key={path} />
    </header>
  );
}

function StudentBar({ path }: { path: string }) {
  const mayApply = offersToApply(path);
  return (
    <>
      <NavMenu key={path} path={path} mayApply={mayApply} />
      <div className="navbar-actions flex items-center gap-5">
        {mayApply && (
          <span className="navbar-apply">
            <ButtonLink to="/internship-application" look="secondary">
              Apply for Internship
            </ButtonLink>
          </span>
        )}
        <ProfileLink />
      </div>
    </>
  );
}
