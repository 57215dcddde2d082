import { PRICES, PRICES_AS_OF } from '../../../content/prices.js';
import { estimateOf, priceWords } from '@portal/domain/kernel/estimate.js';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { PageHead } from '../../../components/page-head.js';
import { PACKAGES, SHOP, type Package } from '../../../content/packages.js';
import { PAYMENT_TERMS } from '../../../content/service-details.js';
import { SERVICES, type Service } from '../../../content/services.js';
import { AppLink } from '../../../lib/navigation.js';
import { ContactForm, ContactWays } from '../../contact/index.js';
import styles from './for-your-shop.module.css';

const [first] = PACKAGES;

/** Packages and services with a live estimate, which goes into the enquiry below. */
export function View() {
  const [chosen, setChosen] = useState<readonly string[]>(first?.services ?? []);
  const estimate = estimateOf(chosen, PRICES);
  const titles = SERVICES.filter(({ id }) => chosen.includes(id)).map(({ title }) => title);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className="page-shell grid gap-8">
      <PageHead isIndexed title={SHOP.title} description={SHOP.description} />
      <header className={styles.head}>
        <h1>{SHOP.title}</h1>
        <p className="lead">{SHOP.lead}</p>
        <ContactWays text={SHOP.hello} />
      </header>
      <ul className={styles.packages}>
        {PACKAGES.map((one) => (
          <li key={one.id}>
            <PackageCard
              of={one}
              isChosen={isSame(one.services, chosen)}
              onChoose={() => setChosen(one.services)}
            />
          </li>
        ))}
      </ul>
      <section className={styles.estimate} aria-labelledby="estimate">
        <h2 id="estimate">Your estimate</h2>
        <fieldset className={styles.services}>
          <legend className="soft">Take away or add what you like.</legend>
          {SERVICES.map((service) => (
            <Choice
              key={service.id}
              of={service}
              isChosen={chosen.includes(service.id)}
              onToggle={() => toggle(service.id)}
            />
          ))}
        </fieldset>
        <output className={styles.sum}>
          <strong>{estimate || 'Choose at least one service.'}</strong>
          <span className="soft small">Before GST, by the ranges of {PRICES_AS_OF}.</span>
        </output>
      </section>
      <section className={styles.asking} aria-labelledby="ask">
        <div className="grid gap-5 content-start">
          <h2 id="ask">Send it to us</h2>
          <ol className={styles.afterwards}>
            {SHOP.afterwards.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <h3>How you pay</h3>
          <ul className={styles.afterwards}>
            {PAYMENT_TERMS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-4 content-start">
          <p>
            {titles.length > 0 ? `${titles.join(', ')}: ${estimate}.` : 'No service is chosen yet.'}
          </p>
          <ContactForm about={{ service: titles.join(', ').slice(0, MOST), estimate }} />
        </div>
      </section>
    </div>
  );
}

const MOST = 200;

const isSame = (services: readonly string[], chosen: readonly string[]): boolean =>
  services.length === chosen.length && services.every((id) => chosen.includes(id));

type CardProps = {
  readonly of: Package;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function PackageCard({ of: { title, forWhom, services }, isChosen, onChoose }: CardProps) {
  return (
    <article className={styles.package} data-chosen={isChosen}>
      <h2>{title}</h2>
      <p>{forWhom}</p>
      <ul className={styles.parts}>
        {SERVICES.filter(({ id }) => services.includes(id)).map(({ id, title: name }) => (
          <li key={id}>
            <AppLink to={`/services/${id}`}>{name}</AppLink>
          </li>
        ))}
      </ul>
      <p className="weight-650">{estimateOf(services, PRICES)}</p>
      <Button look={isChosen ? 'primary' : 'secondary'} aria-pressed={isChosen} onClick={onChoose}>
        {isChosen ? 'Chosen' : 'Choose'}
        <span className="visually-hidden"> {title}</span>
      </Button>
    </article>
  );
}

type ChoiceProps = {
  readonly of: Service;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

function Choice({ of: { id, title }, isChosen, onToggle }: ChoiceProps) {
  const price = PRICES[id];
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>{title}</span>
      <span className="soft small even-digits">{price ? priceWords(price) : ''}</span>
    </label>
  );
}
