import { Section } from '../../../components/section.js';
import { ALUMNI, ALUMNI_LEAD, type Alumnus } from '../../../content/alumni.js';
import styles from './alumni.module.css';
import { useState, useEffect, useRef } from 'react';
import { initialsOf } from './initials.js';
import { Button } from '../../../components/button.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

const ALERT_AFTER_MS = 800;

const sayHowToJoin = () =>
  alert(`To join our alumni network, please email us at ${COMPANY.emails.contact}.`);

function JoinAlumni() {
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

function AlumnusPhoto({ alumnus }: { alumnus: Alumnus }) {
  const [hasFailed, setFailed] = useState(false);
  const { image, name, bgColor } = alumnus;
  if (image === '' || hasFailed) {
    return (
      <span className={`${styles.initials ?? ''} ${bgColor}`} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }

  // It may have failed before this code was loaded.
  const check = (photo: HTMLImageElement | null) => {
    if (photo?.complete && photo.naturalWidth === 0) setFailed(true);
  };
  return (
    <img
      ref={check}
      className={styles.photo}
      src={image}
      alt=""
      width="72"
      height="72"
      onError={() => setFailed(true)}
    />
  );
}

export function AlumniSection() {
  return (
    <Section id="alumni" title="Alumni Network" lead={ALUMNI_LEAD} tone="wash">
      <div className="grid gap-5 justify-items-start one-column">
        <div className={`strip ${styles.quotes ?? ''}`}>
          {ALUMNI.map((alumnus) => (
            <AlumnusQuote key={alumnus.id} alumnus={alumnus} />
          ))}
        </div>
        <JoinAlumni />
      </div>
    </Section>
  );
}

function AlumnusQuote({ alumnus }: { alumnus: Alumnus }) {
  const { name, role, batch, testimonial, linkedin, email } = alumnus;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{testimonial}</p>
      </blockquote>
      <figcaption className="flex gap-4 items-start smaller leading-1_4">
        <AlumnusPhoto alumnus={alumnus} />
        <div>
          <p className={styles.name}>{name}</p>
          <p>{role}</p>
          <p>{batch}</p>
          <p className={styles.links}>
            <a href={linkedin} target="_blank" rel="noopener noreferrer">
              LinkedIn<span className="visually-hidden"> of {name} (opens in a new tab)</span>
            </a>
            <a href={`mailto:${email}`}>
              Email<span className="visually-hidden"> {name}</span>
            </a>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
