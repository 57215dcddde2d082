import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../../../..');

export const pathOf = (...path: readonly string[]): string => join(ROOT, ...path);

export const textOf = (...path: readonly string[]): string => readFileSync(pathOf(...path), 'utf8');

export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [field: string]: unknown;
};

export function documentsOf(...path: readonly string[]): unknown[] {
  return parseAllDocuments(textOf(...path), { merge: true }).map((document) => {
    const [fault] = document.errors;
    if (fault) throw fault;
    return document.toJS() as unknown;
  });
}

const NOT_OF_THE_PRODUCT = ['DATA_DIR', 'INBOX_PORT', 'PAYMENTS_PORT'];

export function settingsOfTheProduct(): readonly string[] {
  const named = [...textOf('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)];
  return named.map(([, name = '']) => name).filter((name) => !NOT_OF_THE_PRODUCT.includes(name));
}

export const withoutFile = (name: string): string => name.replace(/_FILE$/, '');
