import { beforeEach, expect, it } from '@jest/globals';
import { signUpDraft } from './sign-up-draft.js';

beforeEach(signUpDraft.drop);

it('A field left empty in the sign-up form does not hide what was typed in the application', () => {
  signUpDraft.keep({ name: 'Asha Sample', skills: '', password: 'a password' });
  expect(signUpDraft.over({ name: '', skills: 'SQL', password: '' })).toEqual({
    name: 'Asha Sample',
    skills: 'SQL',
    password: '',
  });
});
