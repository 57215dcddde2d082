import { Icon } from '../../../components/icon.js';
import type { Service } from '../../../content/services.js';
import styles from './service-card.module.css';

type ServiceCardProps = { readonly service: Service; readonly onOpen: () => void };

/** A service; opens to its three points, which stand here where no script runs. */
export function ServiceCard({ service, onOpen }: ServiceCardProps) {
  const { title, icon, color, bulletPoints } = service;
  return (
    <div className={`${color} ${styles.card ?? ''}`}>
      <Icon name={icon} size="large" />
      <h3>
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          {title}
        </button>
      </h3>
      <span className={styles.sign}>
        <Icon name="plus" />
      </span>
      <ul className={styles.points}>
        {bulletPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
