import { useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Section } from '../../../components/section.js';
import { SERVICES, type Service } from '../../../content/services.js';
import { ServiceCard } from './service-card.js';
import { ServiceModal } from './service-modal.js';
import styles from './services-section.module.css';

/** Stands before "Show More". */
const FIRST = 6;

/** What clients can order. */
export function ServicesSection() {
  const [isExpanded, setExpanded] = useState(false);
  const [selected, setSelected] = useState<Service | null>(null);
  const listId = useId();
  return (
    <Section
      id="services"
      title="Services"
      tone="wash"
      lead="Fifteen things we do for small businesses, from a first page to a tidy settlement sheet. Open one to see what you get."
    >
      <ul id={listId} className={isExpanded ? styles.all : styles.first}>
        {SERVICES.map((service, index) => (
          <li key={service.id} className={index < FIRST ? undefined : styles.more}>
            <ServiceCard service={service} onOpen={() => setSelected(service)} />
          </li>
        ))}
      </ul>
      <div className={styles.toggle}>
        <Button
          look="secondary"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show Less' : 'Show More'}
        </Button>
      </div>
      {selected && <ServiceModal service={selected} onClose={() => setSelected(null)} />}
    </Section>
  );
}
