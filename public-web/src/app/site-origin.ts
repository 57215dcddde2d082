/** Stands in built documents where the site's address belongs; the server puts PUBLIC_URL there. */
const PLACEHOLDER = 'https://site.invalid';

/** The origin of the site's public address, the same while building and while hydrating. */
export const SITE_ORIGIN: string =
  typeof document === 'undefined'
    ? PLACEHOLDER
    : (document.documentElement.dataset.origin ?? location.origin);
