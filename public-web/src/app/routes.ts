import type { ComponentType } from 'react';
import type { PageProps, PathParams } from '../lib/page-props.js';
import { matchPath } from './match-path.js';
import { NOT_FOUND, ROUTES, type Route } from './route-table.js';

type PageModule = { readonly Page: ComponentType<PageProps> };

export type FoundRoute = {
  readonly path: string;
  readonly route: Route;
  readonly params: PathParams;
};

export type LoadedPage = FoundRoute & PageModule;

const modules = import.meta.glob<PageModule>(['../features/**/*-page.tsx', './*-page.tsx']);

export function findRoute(path: string): FoundRoute {
  for (const route of ROUTES) {
    const params = matchPath(route.pattern, path);
    if (params) return { path, route, params };
  }
  return { path, route: NOT_FOUND, params: {} };
}

export async function loadPage(found: FoundRoute): Promise<LoadedPage> {
  const load = modules[found.route.file];
  if (!load) throw new Error(found.route.file);
  const { Page } = await load();
  return { ...found, Page };
}
