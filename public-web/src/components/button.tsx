import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { AppLink } from '../app/navigation.js';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

const classOf = (look: ButtonLook, isWide: boolean): string =>
  [styles.button, styles[look], isWide && styles.wide].filter(Boolean).join(' ');

type Look = { readonly look?: ButtonLook; readonly isWide?: boolean };
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { readonly isBusy?: boolean };

/** A button; while busy it keeps the focus, and ignores clicks. */
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

/** A link that looks like a button. */
export function ButtonLink(props: Look & { readonly to: string; readonly children: ReactNode }) {
  const { look = 'primary', isWide = false, to, children } = props;
  return (
    <AppLink to={to} className={classOf(look, isWide)}>
      {children}
    </AppLink>
  );
}
