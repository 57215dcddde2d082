import { PRICES, PRICES_AS_OF } from '../../../content/prices.js';
import { durationWords, priceWords } from '@portal/domain/kernel/estimate.js';
import { ButtonLink } from '../../../components/button.js';
import { detailView, Others } from '../../../components/detail-page.js';
import { PageHead } from '../../../components/page-head.js';
import {
  PAYMENT_TERMS,
  SERVICE_DETAILS,
  type ServiceDetail,
} from '../../../content/service-details.js';
import { SERVICES, type Service } from '../../../content/services.js';
import { ContactForm, ContactWays } from '../../contact/index.js';
import { BeforeAfter } from './before-after.js';
import { ServicePoints } from './service-offer.js';
import styles from './service-view.module.css';

const LIST = '/#services';

function ServiceFound({ of: service }: { readonly of: Service }) {
  const { id, title, bulletPoints } = service;
  const detail = SERVICE_DETAILS[id];
  const price = PRICES[id];
  return (
    <div className={`page-shell ${styles.page ?? ''}`}>
      <PageHead
        isIndexed
        title={price ? `${title}: ${priceWords(price)}` : title}
        description={bulletPoints[0]}
      />
      <header className={styles.head}>
        <ButtonLink to={LIST} look="quiet">
          All services
        </ButtonLink>
        <h1>{title}</h1>
        {detail && <p className="lead">{detail.forWhom}</p>}
        <Offer id={id} />
        <ContactWays text={`Hello, I am interested in your ${title} service.`} />
        <p>
          <a href="#enquiry">Or write to us on this page</a>
        </p>
      </header>
      {detail && <BeforeAfter {...detail} />}
      <Part id="what-you-get" title="What you get">
        <ServicePoints of={service} />
      </Part>
      {detail && <Details detail={detail} />}
      <Part id="enquiry" title={`Ask for ${title}`}>
        <ContactForm about={{ service: title, estimate: price ? priceWords(price) : '' }} />
      </Part>
      <Others
        title="Other services"
        folder="services"
        things={SERVICES.filter((one) => one.id !== id)}
      />
    </div>
  );
}

function Offer({ id }: { readonly id: string }) {
  const price = PRICES[id];
  if (!price) return null;
  return (
    <div className={styles.offer}>
      <dl className={styles.facts}>
        <div>
          <dt>Price, before GST</dt>
          <dd>{priceWords(price)}</dd>
        </div>
        <div>
          <dt>{price.isMonthly ? 'It begins within' : 'It takes'}</dt>
          <dd>{durationWords(price)}</dd>
        </div>
      </dl>
      <p className="soft small">
        Ranges of {PRICES_AS_OF}. You get a fixed price in writing first.
      </p>
    </div>
  );
}

type PartProps = {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
};

const Part = ({ id, title, children }: PartProps) => (
  <section className={styles.part} id={id} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

type ListProps = { readonly title: string; readonly lines: readonly string[] };

const List = ({ title, lines }: ListProps) => (
  <section className="grid gap-3 content-start">
    <h3>{title}</h3>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

const Details = ({ detail }: { readonly detail: ServiceDetail }) => (
  <>
    <Part id="steps" title="Three steps">
      <ol className={styles.steps}>
        {detail.steps.map(([text, least, most]) => (
          <li key={text}>
            <b>
              {least === most ? least : `${least} to ${most}`} {most === 1 ? 'day' : 'days'}
            </b>
            {text}
          </li>
        ))}
      </ol>
    </Part>
    <div className={styles.lists}>
      <List title="What you hand in" lines={detail.handIn} />
      <List title="What it does not contain" lines={detail.notIncluded} />
      <List title="What changes the price" lines={detail.changesPrice} />
    </div>
    <Part id="example" title="An example">
      <p>{detail.example}</p>
    </Part>
    <Part id="payment" title="How you pay">
      <ul className={styles.lines}>
        {PAYMENT_TERMS.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
    <Part id="questions" title="Questions">
      <dl className="grid gap-4">
        {detail.questions.map(([question, answer]) => (
          <div key={question} className="grid gap-1">
            <dt className="weight-650">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Part>
  </>
);

export const View = detailView(
  SERVICES,
  { what: 'Service', list: LIST, back: 'All services' },
  ServiceFound,
);
