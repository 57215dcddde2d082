import { AppLink } from '../lib/navigation.js';
import { ButtonLink } from './button.js';
import styles from './detail-page.module.css';
import { PageHead } from './page-head.js';

type NothingHereProps = {
  /** What there could be, such as "Program". */
  readonly what: string;
  readonly text: string;
  readonly list: string;
  readonly back: string;
};

export const NothingHere = ({ what, text, list, back }: NothingHereProps) => (
  <div className="page-shell grid gap-5 justify-items-start">
    <PageHead title={`${what} Not Found`} />
    <h1>{what} Not Found</h1>
    <p className="lead">{text}</p>
    <ButtonLink to={list}>{back}</ButtonLink>
  </div>
);

type OthersProps = {
  readonly title: string;
  readonly folder: string;
  readonly things: readonly { readonly id: string; readonly title: string }[];
};

export const Others = ({ title, folder, things }: OthersProps) =>
  things.length > 0 && (
    <nav className={styles.others} aria-labelledby="others">
      <h2 id="others">{title}</h2>
      <ul>
        {things.map((thing) => (
          <li key={thing.id}>
            <AppLink to={`/${folder}/${thing.id}`}>{thing.title}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
