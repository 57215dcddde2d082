/** The hosts of the examples (RFC 2606), which nobody reaches. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|org|net))?$/i;

/** The address in "Company <address>", or the whole text. */
export const addressIn = (sender: string): string =>
  /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender.trim();

const domainOf = (sender: string): string => addressIn(sender).split('@').at(-1) ?? '';

const hostIn = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const HOSTS: Readonly<Record<string, (value: string) => string>> = {
  PUBLIC_URL: hostIn,
  MAIL_FROM: domainOf,
  COMPANY_INBOX: domainOf,
  GRIEVANCE_INBOX: domainOf,
};

/** Addresses that were copied from the examples. */
export const exampleFaults = (
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] =>
  Object.entries(HOSTS).flatMap(([name, hostOf]) => {
    const host = hostOf(given[name] ?? '');
    return EXAMPLE_HOST.test(host)
      ? [
          `${name}: is at ${host}, an example: name your company's, or set ALLOW_SAMPLE_CONTENT=true`,
        ]
      : [];
  });
