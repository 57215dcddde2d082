import { COMPANY } from '@portal/domain/kernel/company.js';
import { openingWords } from '@portal/domain/kernel/opening-hours.js';
import { useSyncExternalStore } from 'react';
import { ButtonLink } from '../../components/button.js';
import { Icon } from '../../components/icon.js';
import styles from './contact-ways.module.css';
import { chatLink } from '../../content/chat-link.js';

/** For the script that says it before this code is loaded. */
const HOURS = JSON.stringify(COMPANY.openingHours);

const toNothing = () => () => undefined;

/** Whether the company is open, in the browser: a page is made before it is read. */
function OpenNow() {
  const words = useSyncExternalStore(
    toNothing,
    () => openingWords(COMPANY.openingHours, new Date()),
    () => COMPANY.hours[0] ?? '',
  );
  return (
    <span className="soft small" data-hours={HOURS} suppressHydrationWarning>
      {words}
    </span>
  );
}

/** Call and WhatsApp, with whether somebody is there. @param text begins the chat */
export function ContactWays({ text }: { readonly text: string }) {
  const [phone] = COMPANY.phones;
  return (
    <div className={styles.ways}>
      <ButtonLink to={`tel:${phone.replaceAll(' ', '')}`} look="secondary">
        Call {phone}
      </ButtonLink>
      <ButtonLink to={chatLink(text)} opensTab look="secondary">
        WhatsApp
        <span className="visually-hidden">, in a new tab</span>
        <Icon name="arrow-out" />
      </ButtonLink>
      <OpenNow />
    </div>
  );
}
