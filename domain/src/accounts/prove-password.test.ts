import { expect, it } from '@jest/globals';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { provePassword } from './prove-password.js';

const student = aStudent();
const given = () => aTestContext({ students: [student] });

it('Whoever knows the password of an account has proved it', async () => {
  await expect(
    provePassword(await given(), student.id, 'correct horse battery'),
  ).resolves.toBeUndefined();
});

it.each([
  ['no password', '', 'invalid_input'],
  ['a wrong password', 'wrong horse battery', 'wrong_password'],
])('Nothing is proved by %s', async (_, password, code) => {
  await expect(provePassword(await given(), student.id, password)).rejects.toMatchObject({
    code,
    details: { fields: { password: expect.any(String) } },
  });
});

it('Nothing is proved of an account that is gone', async () => {
  const context = await aTestContext();
  await expect(provePassword(context, student.id, 'correct horse battery')).rejects.toMatchObject({
    code: 'student_not_found',
  });
});
