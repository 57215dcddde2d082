import { lazy, type ComponentType } from 'react';

/** A part of a page that is loaded when it is shown; if it can't be loaded, the page is shown without it. */
export const quietPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
