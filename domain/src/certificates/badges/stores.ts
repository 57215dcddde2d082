import type { BadgeRepository } from './ports.js';

export type BadgeStores = { readonly badges: BadgeRepository };
