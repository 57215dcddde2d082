import { PRICES } from '@portal/domain/kernel/company.js';
import { ButtonLink } from '../../../components/button.js';
import { NothingHere, Others } from '../../../components/detail-page.js';
import { PageHead } from '../../../components/page-head.js';
import { SERVICE_LEAD, SERVICES, type Service } from '../../../content/services.js';
import { ServiceOffer } from './service-offer.js';
import styles from '../../../components/detail-page.module.css';

const LIST = '/#services';

export function ServiceView({ id }: { id: string | undefined }) {
  const service = SERVICES.find((one) => one.id === id);
  if (service) return <ServiceFound service={service} />;
  return (
    <NothingHere
      what="Service"
      text="There is no service at this address."
      list={LIST}
      back="All services"
    />
  );
}

function ServiceFound({ service }: { service: Service }) {
  const { id, title, bulletPoints } = service;
  return (
    <div className={`page-shell ${styles.page ?? ''}`}>
      <PageHead isIndexed title={title} description={bulletPoints[0]} />
      <header className={styles.head}>
        <ButtonLink to={LIST} look="quiet">
          All services
        </ButtonLink>
        <h1>{title}</h1>
        <p className="lead">
          {SERVICE_LEAD} {PRICES[id]}
        </p>
      </header>
      <section
        className="grid gap-5 content-start ink-rule-above pad-top-5"
        aria-labelledby="what-you-get"
      >
        <h2 id="what-you-get">What you get</h2>
        <ServiceOffer service={service} />
      </section>
      <Others
        title="Other services"
        folder="services"
        things={SERVICES.filter((one) => one.id !== id)}
      />
    </div>
  );
}
