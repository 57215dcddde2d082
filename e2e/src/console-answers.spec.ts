import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { adminTest, expect } from './testing/portal-test.js';

type Described = {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
};

type Document = { readonly paths: Readonly<Record<string, { readonly get?: Described }>> };

const JSON_TYPE = 'application/json';
/** Enough for a value that is missing in some of them. */
const ENTRIES = 10;

/** The lists of the console: those that tell single entries too. */
const listsIn = ({ paths }: Document): string[] =>
  Object.keys(paths).filter(
    (path) => /^\/api\/admin\/[^{]+$/.test(path) && `${path}/{id}` in paths,
  );

adminTest(
  'What the console is told of its rows is as the API’s document says',
  async ({ admin, request, seededProduct }) => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const ask = async (path: string): Promise<unknown> => {
      const answer = await request.get(`${seededProduct.url}${path}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(answer.status(), path).toBe(200);
      return answer.json();
    };
    const document = (await ask('/api/docs')) as Document;
    const faultsOf = (route: string, answer: unknown): string[] => {
      const schema = document.paths[route]?.get?.responses['200']?.content?.[JSON_TYPE]?.schema;
      const matches = ajv.compile(schema ?? false);
      return matches(answer) ? [] : [`${route}: ${ajv.errorsText(matches.errors)}`];
    };

    const faults: string[] = [];
    let entries = 0;
    for (const route of listsIn(document)) {
      const answer = await ask(route);
      faults.push(...faultsOf(route, answer));
      const rows = Array.isArray(answer) ? (answer as readonly { readonly id: string }[]) : [];
      for (const { id } of rows.slice(0, ENTRIES)) {
        entries += 1;
        faults.push(...faultsOf(`${route}/{id}`, await ask(`${route}/${encodeURIComponent(id)}`)));
      }
    }
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThan(listsIn(document).length);
  },
);
