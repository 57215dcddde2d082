/** A placeholder in built documents, which the server replaces with PUBLIC_URL. */
const PLACEHOLDER = 'https://site.invalid';

/** The origin of the site's public address, the same while building and while hydrating. */
export const SITE_ORIGIN: string =
  typeof document === 'undefined'
    ? PLACEHOLDER
    : (document.documentElement.dataset.origin ?? location.origin);
