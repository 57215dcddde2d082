import { lazy, Suspense, useEffect, useState } from 'react';
import { useGo } from '../lib/navigation.js';

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

export function InternshipFormOnCall() {
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
