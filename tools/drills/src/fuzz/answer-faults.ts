import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { REFUSAL, type Operation } from './document.js';
import type { FuzzRequest } from './requests.js';
import type { FuzzAnswer } from './send.js';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

const isRefusal = ajv.compile(REFUSAL);
const answers = new Map<Operation, ValidateFunction | null>();

/** What an answer 200 of JSON must be like. */
function answerSchema(operation: Operation): ValidateFunction | null {
  const known = answers.get(operation);
  if (known !== undefined) return known;
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const made = schema ? ajv.compile(schema) : null;
  answers.set(operation, made);
  return made;
}

const API = /^\/(api|health)\/|^\/(create-order|verify-payment|metrics)$/;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function faultOfRefusal({ operation, target, method }: FuzzRequest, answer: FuzzAnswer) {
  const isOfApi = API.test(operation.path) && target.startsWith(operation.path.slice(0, 5));
  if (!isOfApi || method === 'HEAD' || !answer.type.includes('json')) return null;
  if (isRefusal(readJson(answer.text))) return null;
  return `the refusal is not in the envelope: ${ajv.errorsText(isRefusal.errors)}`;
}

function faultOfSuccess({ operation }: FuzzRequest, answer: FuzzAnswer): string | null {
  const matches = answerSchema(operation);
  if (!matches || !answer.type.includes('json') || matches(readJson(answer.text))) return null;
  return `the answer is not as the document says: ${ajv.errorsText(matches.errors)}`;
}

/** What is wrong with an answer; null if nothing is. */
export function faultOf(fuzz: FuzzRequest, answer: FuzzAnswer): string | null {
  const { status } = answer;
  if (status >= 500) return `status ${status}`;
  if (status >= 400) {
    const fault = faultOfRefusal(fuzz, answer);
    if (fault) return fault;
  }
  if (!fuzz.isOfOperation || status === 0) return null;
  if (!fuzz.operation.responses[String(status)] && status !== 431) {
    return `status ${status} is not in the document`;
  }
  return status === 200 ? faultOfSuccess(fuzz, answer) : null;
}
