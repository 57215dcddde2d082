import { PRICES } from '../../../content/prices.js';
import { priceWords } from '@portal/domain/kernel/estimate.js';
import { LayerLink } from '../../../components/layer-link.js';
import { Icon } from '../../../components/icon.js';
import type { Service } from '../../../content/services.js';
import styles from './service-card.module.css';

type ServiceCardProps = { readonly service: Service; readonly onOpen: () => void };

export function ServiceCard({ service, onOpen }: ServiceCardProps) {
  const { id, title, icon, color } = service;
  const price = PRICES[id];
  return (
    <div className={`${color} ${styles.card ?? ''}`}>
      <Icon name={icon} size="medium" />
      <div className="grid gap-1">
        <h3>
          <LayerLink to={`/services/${id}`} onOpen={onOpen}>
            {title}
          </LayerLink>
        </h3>
        {price && <p className="soft small">{priceWords(price)}</p>}
      </div>
      <span className={styles.sign}>
        <Icon name="plus" />
      </span>
    </div>
  );
}
