import { describe, expect, it } from '@jest/globals';
import { documentsOf, textOf } from './manifests.js';

type Alert = { readonly alert: string; readonly annotations: { readonly runbook_url: string } };
type Rules = { readonly groups: readonly { readonly rules: readonly Alert[] }[] };

const [{ groups }] = documentsOf('ops', 'prometheus', 'alerts.yml') as [Rules];
const alerts = groups.flatMap(({ rules }) => rules);
const runbook = textOf('docs', 'operations.md');
const headings = [...runbook.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) => title);

/** As the pages that show Markdown name the place of a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

describe('The runbook', () => {
  it.each(alerts.map(({ alert, annotations }) => [alert, annotations] as const))(
    'says what to do about %s, where the alert leads to',
    (alert, annotations) => {
      expect(headings).toContain(alert);
      expect(annotations.runbook_url).toBe(`docs/operations.md#${anchorOf(alert)}`);
    },
  );

  it.each(['Deploy', 'Upgrade', 'Roll back', 'Backups', 'Restore', 'To change a secret'])(
    'has a part about: %s',
    (title) => {
      expect(headings).toContain(title);
    },
  );

  it('has no link within itself that leads nowhere', () => {
    const links = [...runbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    const anchors = headings.map(anchorOf);
    expect(links.filter((link) => !anchors.includes(link ?? ''))).toEqual([]);
  });
});
