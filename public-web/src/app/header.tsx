import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../components/button.js';
import { AdminBar } from './admin-bar.js';
import { Brand } from '../components/brand.js';
import './header.css';
import { InternshipFormOnCall } from './internship-form-on-call.js';
import { NavMenu } from './nav-menu.js';
import { useHydrated } from '../lib/use-session.js';
import { ProfileLink } from './profile-link.js';
import { NOT_FOUND, offersToApply } from './route-table.js';
import { findRoute } from './routes.js';

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
