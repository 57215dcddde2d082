import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { AppLink } from '../lib/navigation.js';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

const classOf = (look: ButtonLook, isWide: boolean): string =>
  [styles.button, styles[look], isWide && styles.wide].filter(Boolean).join(' ');

type Look = { readonly look?: ButtonLook; readonly isWide?: boolean };
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { readonly isBusy?: boolean };

/** A button; while busy it keeps the focus and ignores clicks. */
export function Button(props: ButtonProps) {
  const { look = 'primary', isWide = false, isBusy = false, type = 'button', ...rest } = props;
  const { onClick, children, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type}
      className={classOf(look, isWide)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <span className={styles.bubble} aria-hidden="true" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & {
  readonly to: string;
  /** For pages of other sites. */
  readonly opensTab?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'primary', isWide = false, opensTab = false, children, ...link } = props;
  return (
    <AppLink {...link} {...(opensTab && NEW_TAB)} className={classOf(look, isWide)}>
      {children}
    </AppLink>
  );
}
