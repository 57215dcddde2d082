import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

const ALERT_AFTER_MS = 800;

const sayHowToJoin = () =>
  alert(`To join our alumni network, please email us at ${COMPANY.emails.contact}.`);

export function JoinAlumni() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const join = () => {
    document.getElementById('footer')?.scrollIntoView();
    clearTimeout(timer.current);
    timer.current = setTimeout(sayHowToJoin, ALERT_AFTER_MS);
  };
  return (
    <Button look="secondary" onClick={join}>
      Join Our Alumni Network
    </Button>
  );
}
