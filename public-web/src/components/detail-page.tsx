import type { ComponentType } from 'react';
import { AppLink } from '../lib/navigation.js';
import { ButtonLink } from './button.js';
import styles from './detail-page.module.css';
import { PageHead } from './page-head.js';

type NothingHereProps = {
  /** What there could be, such as "Program". */
  readonly what: string;
  readonly list: string;
  readonly back: string;
};

const NothingHere = ({ what, list, back }: NothingHereProps) => (
  <div className="page-shell grid gap-5 justify-items-start">
    <PageHead title={`${what} Not Found`} />
    <h1>{what} Not Found</h1>
    <p className="lead">There is no {what.toLowerCase()} at this address.</p>
    <ButtonLink to={list}>{back}</ButtonLink>
  </div>
);

/** The page of one thing of a list. @param nothing says that the address names none of them */
export const detailView =
  <Thing extends { readonly id: string }>(
    things: readonly Thing[],
    nothing: NothingHereProps,
    Found: ComponentType<{ readonly of: Thing }>,
  ) =>
  ({ id }: { readonly id: string | undefined }) => {
    const found = things.find((one) => one.id === id);
    return found ? <Found of={found} /> : <NothingHere {...nothing} />;
  };

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
