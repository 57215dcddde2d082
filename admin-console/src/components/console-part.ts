import type { AdminRole } from '@portal/domain/staff/role.js';
import type { ComponentType, LazyExoticComponent } from 'react';

export const EVERYONE: readonly AdminRole[] = ['support', 'content', 'finance'];

export type Section = {
  readonly path: string;
  readonly label: string;
  /** Which admins may open it, beside the owners. The API enforces it too; a test compares the two. */
  readonly roles: readonly AdminRole[];
};

/** Its code is fetched when it is opened. */
type Screen = LazyExoticComponent<ComponentType>;

/** What a folder adds to the console. */
export type ConsolePart = {
  readonly section?: Section;
  /** What react-admin shows of a resource of the API. */
  readonly resource?: {
    readonly name: string;
    readonly list?: Screen;
    readonly show?: Screen;
    readonly create?: Screen;
    readonly edit?: Screen;
  };
  /** Other pages, by their path within the console. */
  readonly pages?: Readonly<Record<string, Screen>>;
};
