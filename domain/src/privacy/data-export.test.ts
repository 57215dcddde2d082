import { expect, it } from '@jest/globals';
import { aTestContext } from '../testing/a-test-context.js';
import { noteExport } from './data-export.js';

it('the export of the own data is noted in the audit log without the student’s name', async () => {
  const context = await aTestContext();
  await noteExport(context, 'asha');
  expect(context.unitOfWork.audit()).toMatchObject([
    {
      at: context.clock.now,
      adminId: 'asha',
      adminName: 'the student',
      action: 'export-student-data',
      subject: 'student',
      subjectId: 'asha',
      reason: 'At the student’s own request',
      before: null,
      after: null,
    },
  ]);
});
