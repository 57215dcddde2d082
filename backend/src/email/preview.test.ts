import { describe, expect, it } from '@jest/globals';
import { SAMPLES } from './testing/samples.js';
import { previewOfKept } from './preview.js';

const SENDER = {
  company: 'Saral Digital',
  publicUrl: 'https://portal.example.com',
  contact: 'hello@example.com',
};

const secretsOf = (data: object): readonly unknown[] =>
  Object.entries(data).flatMap(([name, value]) =>
    ['code', 'link', 'page'].includes(name) ? [value as unknown] : [],
  );

describe.each(SAMPLES)('The preview of the mail $name', ({ kind, data }) => {
  const preview = previewOfKept({ kind, data }, SENDER);

  it('has its words without its codes and links', () => {
    expect(preview).toMatchObject({ subject: expect.stringMatching(/\S/) });
    for (const secret of secretsOf(data)) expect(JSON.stringify(preview)).not.toContain(secret);
    // Whatever opens something is behind this sign in our links.
    expect(preview?.text.match(/https?:\/\/\S+#(?!\S*•)\S+/g)).toBeNull();
  });

  it('is none once its facts are deleted', () =>
    expect(previewOfKept({ kind, data: {} }, SENDER)).toBeNull());
});
