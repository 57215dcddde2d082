import { lazy, Suspense, useEffect, useState } from 'react';

const EVENT = 'openInternshipForm';

const InternshipForm = lazy(async () => {
  const { InternshipForm: loaded } = await import('../features/applications/internship-form.js');
  return { default: loaded };
});

/** The short internship form, which any part of the page can ask for by an event. */
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
