import { OPTION_KEYS } from '@portal/domain/questions/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { z } from 'zod';

export const options = z.object(byName(OPTION_KEYS, () => z.string()));

export const facts = z.object({ states: z.array(z.string()), asks: z.array(z.string()) });

const span = z.array(z.number());

const scalar = z.union([z.string(), z.number(), z.boolean()]);

const listsIn = (inner: z.ZodType) =>
  z.union([scalar, z.array(inner), z.record(z.string(), inner)]);

const drawn = z.union([
  z.object({ int: span }),
  z.object({ money: span }),
  z.object({ date: z.array(z.string()) }),
  z.object({ of: z.array(listsIn(listsIn(scalar))) }),
  z.enum(['person', 'city']),
]);

export const family = z.object({
  values: z.record(z.string(), drawn),
  where: z.array(z.string()).optional(),
  work: z.record(z.string(), z.string()).optional(),
  question: z.string(),
  answer: z.string(),
  check: z.string(),
  key: z.string().optional(),
  mistakes: z.array(z.object({ text: z.string(), mistake: z.string(), if: z.string().optional() })),
  explanation: z.string(),
});
