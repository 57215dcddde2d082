import { z } from 'zod';
import { id, textOrEmpty } from '../http/input.js';

export const entryParameters = z.object({ id });
export type EntryParameters = z.infer<typeof entryParameters>;

/** The body of an action that asks why; whether the reason will do is the domain's to say. */
export const reasonBody = z.object({ reason: textOrEmpty });
export type ReasonBody = z.infer<typeof reasonBody>;

export const DONE = { success: true } as const;
