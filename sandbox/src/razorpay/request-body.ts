import type { Request } from '../inbox/web/routes.js';
import { ProviderError } from './provider-error.js';

export const fieldsOf = ({ body }: Request): Readonly<Record<string, unknown>> => {
  if (body.length === 0) return {};
  try {
    const fields: unknown = JSON.parse(body.toString());
    if (fields && typeof fields === 'object') return { ...fields };
  } catch {
    // Refused below, like any other body that isn't an object.
  }
  throw new ProviderError('The request body is not a JSON object.');
};
