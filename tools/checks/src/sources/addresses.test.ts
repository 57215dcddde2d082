import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { partsOf, sourcesOf } from './product-sources.js';

const files = sourcesOf('backend', 'public-web', 'admin-console');
const templates = partsOf(files, ts.isTemplateExpression);
const texts = partsOf(files, ts.isStringLiteralLike);

const ADDRESS = /^(\/(?![/*])|https?:|mailto:|tel:)/;
const ENCODED = /encodeURIComponent\(|^(String\()?new URLSearchParams\(/;
const SCHEME = /^([a-z][a-z+.-]*):(?![\s:])/i;

/** Names of what we issue or write ourselves, and can not hold a sign that means something in an address. */
const OURS = [
  ...['id', 'code', 'better', 'ticket', 'termsVersion'],
  // Of the company, in our own texts, or the name of a page or file of ours.
  ...['email', 'phone', 'support', 'word', 'folder', 'name', 'path', 'file', 'resource'],
  // Numbers and days that a list offers, and addresses that `URLSearchParams` has written.
  ...['owner', 'year', 'month', 'span', 'turn', 'from', 'query', 'search', 'of'],
];

/** `${letter.code}` and `${phone.replaceAll(' ', '')}` are named by what they put in. */
const nameOf = (expression: ts.Expression): string => {
  if (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression))
    return nameOf(expression.expression.expression);
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isBinaryExpression(expression)) return nameOf(expression.left);
  if (ts.isConditionalExpression(expression) || ts.isParenthesizedExpression(expression))
    return /\b(\w+)\b/.exec(expression.getText())?.[1] ?? '';
  return expression.getText();
};

describe('An address', () => {
  it('has encoded whatever it is made of that we did not issue', () => {
    const put = templates
      .filter(({ node }) => ADDRESS.test(node.head.text))
      .flatMap(({ path, node }) =>
        node.templateSpans.map(({ expression }) => ({ path, expression })),
      )
      .filter(({ expression }) => !ENCODED.test(expression.getText()));
    expect(put.length).toBeGreaterThan(50);
    const others = put.filter(({ expression }) => !OURS.includes(nameOf(expression)));
    expect(others.map(({ path, expression }) => `${path}: ${expression.getText()}`)).toEqual([
      // Of files in a folder of ours.
      "backend/src/platform/http/declared-routes.ts: parts.flatMap((part) => part.split('/').filter(Boolean)).join('/')",
    ]);
  });

  it('never runs a script', () => {
    const schemes = [
      ...texts.map(({ node }) => node.text),
      ...templates.map(({ node }) => node.head.text),
    ].flatMap((text) => SCHEME.exec(text)?.[1]?.toLowerCase() ?? []);
    expect(schemes).toContain('mailto');
    expect(['javascript', 'vbscript'].filter((one) => schemes.includes(one))).toEqual([]);
  });
});

describe('JSON', () => {
  it('is put together by hand for one long answer alone, whose values JSON.stringify and PostgreSQL write', () => {
    const written = templates.filter(({ node }) => /^\s*[{[]\s*"/.test(node.head.text));
    expect(written.map(({ path }) => path)).toEqual(['backend/src/privacy/data-export.query.ts']);
    const values = written.flatMap(({ node }) => node.templateSpans);
    expect(values.map(({ expression }) => expression.getText())).toEqual([
      'JSON.stringify(exportedAt)',
    ]);
    const joined = partsOf(files, ts.isBinaryExpression)
      .filter(({ node }) => node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      .filter(({ node }) => /^['"`]\s*[{[]\s*"/.test(node.left.getText()));
    expect(joined.map(({ path }) => path)).toEqual([]);
  });
});
