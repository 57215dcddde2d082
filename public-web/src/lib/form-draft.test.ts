import { beforeEach, describe, expect, it } from '@jest/globals';
import { tabStore } from '../../lib/storage.js';
import { dropDraft, keepDraft, withDraft } from './application-draft.js';

const EMPTY = {
  name: '',
  email: '',
  phone: '',
  education: '',
  experience: '',
  skills: '',
  domain: '',
  message: '',
};

describe('the draft of an application', () => {
  beforeEach(dropDraft);

  it('fills the form, all but the domain', () => {
    keepDraft({ ...EMPTY, name: 'Asha Sample', skills: 'SQL' });
    expect(withDraft(EMPTY)).toEqual({ ...EMPTY, name: 'Asha Sample', skills: 'SQL' });
  });

  it('leaves the form empty once it is dropped', () => {
    keepDraft({ ...EMPTY, name: 'Asha Sample' });
    dropDraft();
    expect(withDraft(EMPTY)).toEqual(EMPTY);
  });

  it.each(['not JSON', 'null', '[1]', '{"name": 3, "role": "admin"}'])('ignores %s', (text) => {
    tabStore.set('applicationDraft', text);
    expect(withDraft(EMPTY)).toEqual(EMPTY);
  });
});
