import { AppLink } from '../../lib/navigation.js';
import { ButtonLink } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { leadsSomewhere } from '../../content/shown.js';
import { SITE_MAP } from '../../content/site-map.js';
import styles from './site-map-page.module.css';

const FAQ = '/#faq';

export function Page() {
  return (
    <div className="page-shell grid gap-7">
      <PageHead
        isIndexed
        title="Site Map"
        description="All pages and sections of the site at a glance: services, internship programs, blog, news, legal pages and contact."
      />
      <div className="grid gap-4">
        <h1>Site Map</h1>
        <p className="lead">Every page and section of the site, in four groups.</p>
      </div>
      <div className={styles.groups}>
        {SITE_MAP.map(({ title, links }) => (
          <section key={title}>
            <h2 className="large">{title}</h2>
            <ul className="grid no-marks">
              {links
                .filter(({ to }) => leadsSomewhere(to))
                .map(({ label, to }) => (
                  <li key={to}>
                    <AppLink to={to}>{label}</AppLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {leadsSomewhere(FAQ) && (
        <div className={styles.help}>
          <p>Didn’t find it? The answers to what people ask most stand on the home page.</p>
          <ButtonLink to={FAQ}>Go to the FAQ section</ButtonLink>
        </div>
      )}
    </div>
  );
}
