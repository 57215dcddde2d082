import { beforeEach, describe, expect, it } from '@jest/globals';
import { createFormDraft } from './form-draft.js';
import { tabStore } from './storage.js';
import { signUpDraft } from './sign-up-draft.js';

const EMPTY = { name: '', skills: '', domain: '' };
const draft = createFormDraft('aDraft');

describe('the draft of a form', () => {
  beforeEach(draft.drop);

  it('fills the fields that it holds, and no others', () => {
    draft.keep({ name: 'Asha Sample', skills: 'SQL' });
    expect(draft.isKept()).toBe(true);
    expect(draft.over({ ...EMPTY, domain: 'hr' })).toEqual({
      name: 'Asha Sample',
      skills: 'SQL',
      domain: 'hr',
    });
  });

  it('leaves the form as it is once it is dropped', () => {
    draft.keep({ name: 'Asha Sample' });
    draft.drop();
    expect(draft.isKept()).toBe(false);
    expect(draft.over(EMPTY)).toEqual(EMPTY);
  });

  it('is no other form’s', () => {
    createFormDraft('anotherDraft').keep({ name: 'Asha Sample' });
    expect(draft.over(EMPTY)).toEqual(EMPTY);
  });

  it.each(['not JSON', 'null', '[1]', '{"name": 3, "role": "admin"}'])(
    'The draft of a form ignores %s',
    (text) => {
      tabStore.set('aDraft', text);
      expect(draft.over(EMPTY)).toEqual(EMPTY);
    },
  );
});

beforeEach(signUpDraft.drop);

it('A field left empty in the sign-up form does not hide what was typed in the application', () => {
  signUpDraft.keep({ name: 'Asha Sample', skills: '', password: 'a password' });
  expect(signUpDraft.over({ name: '', skills: 'SQL', password: '' })).toEqual({
    name: 'Asha Sample',
    skills: 'SQL',
    password: '',
  });
});
