import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { documentsOf, pathOf, textOf } from './manifests.js';

type Alert = { readonly alert: string; readonly annotations: { readonly runbook_url: string } };
type Rules = { readonly groups: readonly { readonly rules: readonly Alert[] }[] };
type Prometheus = { readonly global: { readonly external_labels: { readonly runbooks: string } } };

const FOLDER = ['docs', 'runbooks'];
const PARTS = ['Effect', 'Check', 'Act', 'End'];

const [{ groups }] = documentsOf('deploy', 'prometheus', 'alerts.yml') as [Rules];
const alerts = groups.flatMap(({ rules }) => rules);

const pageOf = (alert: string): string => `${alert.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.md`;

describe('The runbooks', () => {
  it('are one page for each alert, and no other', () => {
    const pages = readdirSync(pathOf(...FOLDER)).filter((name) => name !== 'README.md');
    expect(pages.toSorted()).toEqual(alerts.map(({ alert }) => pageOf(alert)).toSorted());
  });

  it.each(alerts.map(({ alert, annotations }) => [alert, annotations] as const))(
    'say of %s what to do, at the address to which the alert leads',
    (alert, annotations) => {
      const page = pageOf(alert);
      const text = textOf(...FOLDER, page);
      expect(text.startsWith(`# ${alert}\n`)).toBe(true);
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(PARTS);
      expect(textOf(...FOLDER, 'README.md')).toContain(`[${alert}](${page})`);
      expect(annotations.runbook_url).toBe(`{{ $externalLabels.runbooks }}/${page}`);
    },
  );

  it('have an address that a browser can open in the example of Prometheus', () => {
    const [{ global }] = documentsOf('deploy', 'prometheus', 'prometheus.yml') as [Prometheus];
    expect(new URL(global.external_labels.runbooks).protocol).toBe('https:');
  });
});
