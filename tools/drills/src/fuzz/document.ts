import { apiDocument } from '@portal/backend/app/app.module.js';

export type Schema = Readonly<Record<string, unknown>>;

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
};

type Media = { readonly schema: Schema };
type Response = { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> };

/** One call of the API, as its document tells it. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** By the type of its content. */
  readonly bodies: Readonly<Record<string, Schema>>;
  readonly responses: Readonly<Record<string, Response>>;
};

type InDocument = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
};

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, InDocument>>>>;
  readonly components: { readonly schemas: { readonly Refusal: Schema } };
};

const document = apiDocument({
  PUBLIC_URL: 'https://portal.example.org',
})() as unknown as Document;

const schemasOf = (content: Readonly<Record<string, Media>> = {}): Record<string, Schema> =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema]));

/** Every call that the API's document names. */
export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      bodies: schemasOf(requestBody?.content),
      responses,
    })),
);

/** The one form of all refusals. */
export const REFUSAL = document.components.schemas.Refusal;
