import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { calleeOf, partsOf, sourcesOf } from './product-sources.js';

const pages = sourcesOf('public-web', 'admin-console');
const ATTEMPT = 'public-web/src/features/exam/attempt';

/** What listens is a worker, or hears a worker or a channel of this origin: no other site reaches these. */
const LISTENING = [`${ATTEMPT}/tabs.ts: opened.onmessage`, `${ATTEMPT}/ticks.ts: worker.onmessage`];

/** A message goes to a worker, a channel, or from a worker to its page. */
const TELLING = [
  `${ATTEMPT}/tabs.ts: channel?.postMessage`,
  `${ATTEMPT}/ticks.worker.ts: postMessage`,
];

describe('Messages between windows', () => {
  it('are heard by no page: what listens hears this origin alone', () => {
    const handlers = partsOf(pages, ts.isPropertyAccessExpression)
      .filter(({ node }) => /^onmessage(error)?$/.test(node.name.text))
      .map(({ path, node }) => `${path}: ${node.getText()}`);
    const listeners = partsOf(pages, ts.isCallExpression)
      .filter(({ node }) => calleeOf(node).endsWith('addEventListener'))
      .filter(({ node }) => /^['"`]message/.test(node.arguments[0]?.getText() ?? ''))
      .map(({ path, node }) => `${path}: ${node.expression.getText()}('message'`);
    expect([...handlers, ...listeners].sort()).toEqual([...LISTENING].sort());
  });

  it('are sent to no other window', () => {
    const shown = partsOf(pages, ts.isCallExpression)
      .filter(({ node }) => calleeOf(node).endsWith('postMessage'))
      .map(({ path, node }) => `${path}: ${node.expression.getText()}`);
    expect(shown.sort()).toEqual([...TELLING].sort());
    const windows = partsOf(pages, ts.isPropertyAccessExpression).filter(({ node }) =>
      /^(window|globalThis|self)\.(opener|parent|top|frames)$/.test(node.getText()),
    );
    expect(windows.map(({ path }) => path)).toEqual([]);
  });
});
