import type { Letter, LetterRepository } from '@portal/domain/applications/index.js';
import type { EntityManager } from 'typeorm';
import { written } from '../platform/database/written.js';

const COLUMNS = `id, code, application_id AS "applicationId", kind, email, name, terms,
  issued_at AS "issuedAt", state, state_at AS "stateAt"`;

/** A second valid one of its kind is a fault, and fails; a code that is taken is only told of. */
const ADD = `
  INSERT INTO letters (id, code, application_id, kind, email, name, terms, issued_at, state, state_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (code) DO NOTHING RETURNING id`;

const BY_CODE = `SELECT ${COLUMNS} FROM letters WHERE code = $1`;

const ALL_OF = `SELECT ${COLUMNS} FROM letters WHERE application_id = $1 ORDER BY issued_at, id`;

const WITHDRAW = `
  UPDATE letters SET state = 'withdrawn', state_at = $2
  WHERE application_id = $1 AND kind = 'offer' AND state = 'valid'`;

const REMOVE = `
  UPDATE letters SET state = 'removed', state_at = $2, email = '', name = '', terms = NULL
  WHERE email = $1 AND state <> 'removed'`;

export const typeormLetters = (manager: EntityManager): LetterRepository => ({
  async add({ id, code, applicationId, kind, email, name, terms, issuedAt, state, stateAt }) {
    const said = [kind, email, name, terms && JSON.stringify(terms)];
    const values = [id, code, applicationId, ...said, issuedAt, state, stateAt];
    return (await manager.query<object[]>(ADD, values)).length === 1;
  },
  async findByCode(code) {
    const [row] = await manager.query<Letter[]>(BY_CODE, [code]);
    return row ?? null;
  },
  findAllOf: (applicationId) => manager.query<Letter[]>(ALL_OF, [applicationId]),
  withdrawOffer: (applicationId, at) => written(manager.query(WITHDRAW, [applicationId, at])),
  removeTo: (email, at) => written(manager.query(REMOVE, [email, at])),
});
