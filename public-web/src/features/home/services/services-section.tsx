import { Section } from '../../../components/section.js';
import { SERVICES, SERVICES_LEAD, type Service } from '../../../content/services.js';
import { useLayer } from '../../../lib/layers.js';
import { ServiceCard } from './service-card.js';
import styles from './services-section.module.css';
import { Modal } from '../../../components/modal.js';
import { ServiceOffer } from '../../site/index.js';

type ServiceModalProps = { readonly service: Service; readonly onClose: () => void };

function ServiceModal({ service, onClose }: ServiceModalProps) {
  return (
    <Modal title={service.title} onClose={onClose}>
      <ServiceOffer service={service} />
    </Modal>
  );
}

export function ServicesSection() {
  return (
    <Section id="services" title="Services" lead={SERVICES_LEAD}>
      <div>
        <ServicesView />
      </div>
    </Section>
  );
}

/** How many are shown before "Show More". */
const FIRST = 6;

/** The services; those after the first ones open without scripts too. */
function ServicesView() {
  const { shown, open, close } = useLayer('/services');
  const selected = SERVICES.find(({ id }) => id === shown);
  return (
    <>
      <ServiceList services={SERVICES.slice(0, FIRST)} onOpen={open} />
      {SERVICES.length > FIRST && (
        <details className={styles.rest}>
          <summary className={styles.toggle}>
            <span className={styles.more}>Show More</span>
            <span className={styles.less}>Show Less</span>
          </summary>
          <ServiceList services={SERVICES.slice(FIRST)} onOpen={open} />
        </details>
      )}
      {selected && <ServiceModal service={selected} onClose={close} />}
    </>
  );
}

type ServiceListProps = {
  readonly services: readonly Service[];
  readonly onOpen: (id: string) => void;
};

function ServiceList({ services, onOpen }: ServiceListProps) {
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li className="ink-rule-above" key={service.id}>
          <ServiceCard service={service} onOpen={() => onOpen(service.id)} />
        </li>
      ))}
    </ul>
  );
}
