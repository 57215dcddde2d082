import { expect, it } from '@jest/globals';
import { correctionLinkIn } from './correction-link.js';

const ID = '00000000-0000-4000-8000-000000000001';
const TOKEN = '0f'.repeat(32);

it.each(['confirm', 'object'] as const)(
  'A link to %s an address is read from the hash',
  (purpose) => {
    const link = { purpose, id: ID, token: TOKEN };
    expect(correctionLinkIn(`#${purpose}=${ID}.${TOKEN}`)).toEqual(link);
  },
);

it.each(['', '#confirm', `#confirm=${ID}`, `#erase=${ID}.${TOKEN}`, `#confirm=${ID}.${TOKEN}x`])(
  'No link is read from %j',
  (hash) => {
    expect(correctionLinkIn(hash)).toBeNull();
  },
);
