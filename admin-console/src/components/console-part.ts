import { lazy, type ComponentType } from 'react';

/** Fetches the code of a screen. */
type Load = () => Promise<{ readonly default: ComponentType }>;

export type Section = {
  readonly path: string;
  readonly label: string;
  /** What its first screen reads: who may list this may open it. */
  readonly reads: string;
  /** Fetches the code of its first screen. */
  readonly load?: Load | undefined;
};

type Screens = Partial<Readonly<Record<'list' | 'show' | 'create' | 'edit', Load>>>;

type Given = {
  /** By default, it reads the resource. */
  readonly section?: Pick<Section, 'path' | 'label'> & Partial<Section>;
  /** What react-admin shows of a resource of the API. */
  readonly resource?: string;
  readonly screens?: Screens;
  /** Other pages, by their path within the console; the first is the section's where it has no list. */
  readonly pages?: Readonly<Record<string, Load>>;
};

const lazily = <Name extends string>(screens: Partial<Readonly<Record<Name, Load>>>) =>
  Object.entries<Load | undefined>(screens).flatMap(([name, load]) =>
    load ? [[name, lazy(load)] as const] : [],
  );

/** What a folder adds to the console; the code of a screen is fetched when it is opened. */
export const consolePart = ({ section, resource, screens = {}, pages = {} }: Given) => ({
  section: section && {
    ...{ reads: resource ?? '', load: screens.list ?? Object.values(pages)[0] },
    ...section,
  },
  resource: resource && { name: resource, ...Object.fromEntries(lazily(screens)) },
  pages: lazily(pages),
});

export type ConsolePart = ReturnType<typeof consolePart>;
