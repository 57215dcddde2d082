import type { SealedCopies } from '@portal/domain/privacy/index.js';
import type { EntityManager } from 'typeorm';
import { dataExport } from './data-export.query.js';
import { dropResult } from '../platform/database/drop-result.js';

const ADD = 'INSERT INTO sealed_copies (id, student_id, erased_at, sealed) VALUES ($1, $2, $3, $4)';

export const typeormSealedCopies = (manager: EntityManager): SealedCopies => ({
  async contentOf({ id: studentId, email }, at) {
    let content = '';
    for await (const part of dataExport(manager, { studentId, email }, at)) content += part;
    return content;
  },
  add: ({ id, studentId, erasedAt, sealed }) =>
    dropResult(manager.query(ADD, [id, studentId, erasedAt, Buffer.from(sealed)])),
});
