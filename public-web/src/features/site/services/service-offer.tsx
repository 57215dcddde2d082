import { PRICES } from '../../../content/prices.js';
import { durationWords, priceWords } from '@portal/domain/kernel/estimate.js';
import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import { Icon } from '../../../components/icon.js';
import type { Service } from '../../../content/services.js';
import { chatLink } from '../../../content/chat-link.js';
import styles from './service-offer.module.css';

export const ServicePoints = ({ of: { color, bulletPoints } }: { readonly of: Service }) => (
  <ul className={`${color} ${styles.points ?? ''}`}>
    {bulletPoints.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

export function ServiceOffer({ service }: { service: Service }) {
  const { id, title, icon, color } = service;
  const price = PRICES[id];
  const enquiry = `Hello, I am interested in your ${title} service. Please tell me more.`;
  return (
    <>
      {price && <p className="weight-650">{`${priceWords(price)}, in ${durationWords(price)}`}</p>}
      <ServicePoints of={service} />
      <AppLink to={`/services/${id}`}>Steps, an example and what is not included</AppLink>
      <div className={`${color} flex items-center gap-5 justify-between ink-rule-above pad-top-5`}>
        <ButtonLink to={chatLink(enquiry)} opensTab>
          Get Started
          <span className="visually-hidden">, in a chat that opens in a new tab</span>
          <Icon name="arrow-out" />
        </ButtonLink>
        <Icon name={icon} size="large" />
      </div>
    </>
  );
}
