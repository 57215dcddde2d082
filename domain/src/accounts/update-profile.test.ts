import { InvalidInput } from '../kernel/errors.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { StudentNotFound } from './errors.js';
import { type ProfileChanges, updateProfile } from './update-profile.js';
import { isDecodable, rejectPictureFile } from './picture-rules.js';

const student = aStudent({ avatarUrl: '/avatars/1.webp' });
const update = async (changes: ProfileChanges) => {
  const context = await aTestContext({ students: [student] });
  const outcome = await Promise.allSettled([updateProfile(context, student.id, changes)]);
  return { outcome: outcome[0], kept: await context.student(student.id) };
};

describe('updating a profile', () => {
  it('changes the named fields, trimmed', async () => {
    const changes = {
      name: ' Asha K ',
      phone: ' 1 ',
      education: ' M.Sc. ',
      experience: '1-2 years',
      skills: ' R ',
      message: 'Hello',
      nominee: ' Meera Rao, meera@example.com ',
      domain: 'hr',
    };
    const { outcome, kept } = await update(changes);
    const trimmed = {
      name: 'Asha K',
      phone: '1',
      education: 'M.Sc.',
      skills: 'R',
      nominee: 'Meera Rao, meera@example.com',
    };
    expect(kept).toEqual({ ...student, ...changes, ...trimmed });
    expect(outcome).toEqual({ status: 'fulfilled', value: kept });
  });

  it('keeps a new picture, under an address of its own', async () => {
    const context = await aTestContext({ students: [student] });
    const avatar = { id: 'a1b2', image: new Uint8Array([1, 2]) };
    const changed = await updateProfile(context, student.id, {}, avatar);
    expect(changed.avatarUrl).toBe('/avatars/a1b2.webp');
    expect(await context.student(student.id)).toEqual(changed);
    expect(await context.avatars.find('a1b2')).toEqual({ ...avatar, studentId: student.id });
  });

  it('keeps no picture when a field is refused', async () => {
    const context = await aTestContext({ students: [student] });
    const avatar = { id: 'a1b2', image: new Uint8Array([1, 2]) };
    await expect(updateProfile(context, student.id, { name: '' }, avatar)).rejects.toThrow();
    expect(await context.avatars.find('a1b2')).toBeNull();
  });

  it('leaves what is left out as it is', async () => {
    const { kept } = await update({ skills: 'R', name: undefined });
    expect(kept).toEqual({ ...student, skills: 'R' });
  });

  it('takes over no other field', async () => {
    const more = { email: 'x@example.com', paidAt: new Date(), attemptsUsed: 0, totalAttempts: 99 };
    const { kept } = await update({ ...more, id: 'x', sessionVersion: 9 } as ProfileChanges);
    expect(kept).toEqual(student);
  });

  it.each([
    ['name', ' ', 'Full Name is required'],
    ['domain', 'astrology', 'Please select a domain'],
    ['nominee', 'a'.repeat(201), 'Please use at most 200 characters'],
    ['message', 'a'.repeat(2001), 'Please use at most 2000 characters'],
  ])('refuses %s %p, and changes nothing', async (field, text, message) => {
    const { outcome, kept } = await update({ [field]: text, education: 'changed' });
    expect(outcome).toMatchObject({ reason: expect.any(InvalidInput) });
    expect(outcome).toMatchObject({ reason: { details: { fields: { [field]: message } } } });
    expect(kept).toEqual(student);
  });

  it('asks for another spelling of a name that certificates cannot show, whatever else is changed', async () => {
    const context = await aTestContext({ students: [{ ...student, name: '李' }] });
    await expect(updateProfile(context, student.id, { skills: 'R' })).rejects.toMatchObject({
      details: { fields: { name: expect.stringContaining('“李”') } },
    });
    await updateProfile(context, student.id, { skills: 'R', name: 'Li' });
  });

  it('may empty what is optional', async () => {
    const { kept } = await update({ phone: '', education: '', experience: '', domain: '' });
    expect(kept).toMatchObject({ phone: '', education: '', experience: '', domain: '' });
  });

  it('is refused for a student who is gone', async () => {
    const gone = updateProfile(await aTestContext(), student.id, {});
    await expect(gone).rejects.toThrow(StudentNotFound);
  });
});

const FIVE_MB = 5 * 1024 * 1024;

describe('a file for a profile picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s of up to 5 MB', (type) =>
    expect(rejectPictureFile({ type, size: FIVE_MB })).toBeNull(),
  );

  it.each(['image/svg+xml', 'image/gif', 'image/heic', 'text/html', ''])(
    'is refused as %p',
    (type) =>
      expect(rejectPictureFile({ type, size: 1 })).toBe(
        'Please choose a JPEG, PNG or WebP picture.',
      ),
  );

  it('is refused above 5 MB', () =>
    expect(rejectPictureFile({ type: 'image/png', size: FIVE_MB + 1 })).toBe(
      'Please choose a picture of at most 5 MB.',
    ));
});

it('a picture has at most 16 megapixels', () => {
  expect(isDecodable(4000, 4000)).toBe(true);
  expect(isDecodable(4000, 4001)).toBe(false);
});
