import { AppLink } from '../../../lib/navigation.js';
import { ButtonLink } from '../../../components/button.js';
import { PageHead } from '../../../components/page-head.js';
import { SERVICES, type Service } from '../../../content/services.js';
import { ServiceOffer } from './service-offer.js';
import styles from '../../../components/detail-page.module.css';

const LIST = '/#services';

export function ServiceView({ id }: { id: string | undefined }) {
  const service = SERVICES.find((one) => one.id === id);
  return service ? <ServiceFound service={service} /> : <ServiceNotFound />;
}

function ServiceNotFound() {
  return (
    <div className="page-shell grid gap-5 justify-items-start">
      <PageHead title="Service Not Found" />
      <h1>Service Not Found</h1>
      <p className="lead">There is no service at this address.</p>
      <ButtonLink to={LIST}>All services</ButtonLink>
    </div>
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
          For small businesses, and quoted for each order: tell us what you need, and you get a
          price before any work begins.
        </p>
      </header>
      <section
        className="grid gap-5 content-start ink-rule-above pad-top-5"
        aria-labelledby="what-you-get"
      >
        <h2 id="what-you-get">What you get</h2>
        <ServiceOffer service={service} />
      </section>
      <nav className={styles.others} aria-labelledby="other-services">
        <h2 id="other-services">Other services</h2>
        <ul>
          {SERVICES.filter((one) => one.id !== id).map((one) => (
            <li key={one.id}>
              <AppLink to={`/services/${one.id}`}>{one.title}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
