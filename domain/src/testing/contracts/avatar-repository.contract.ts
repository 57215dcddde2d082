import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { givenStudent } from './givens.js';
import { contract } from './stores-under-test.js';

/** What every {@link AvatarRepository} promises. */
export const avatarRepositoryContract = contract('AvatarRepository', (it) => {
  it('finds a picture by its id, byte by byte', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const id = randomUUID();
    const image = new Uint8Array([0, 1, 127, 128, 255]);
    await subject.run((tx) => tx.avatars.save({ id, studentId, image }));
    const found = await subject.stores.avatars.find(id);
    expect({ ...found, image: [...(found?.image ?? [])] }).toEqual({
      id,
      studentId,
      image: [...image],
    });
  });

  it('puts a later picture in the place of the earlier one', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const [earlier, later] = [randomUUID(), randomUUID()];
    await subject.run(async (tx) => {
      await tx.avatars.save({ id: earlier, studentId, image: new Uint8Array([1]) });
      await tx.avatars.save({ id: later, studentId, image: new Uint8Array([2]) });
    });
    await expect(subject.stores.avatars.find(earlier)).resolves.toBeNull();
    await expect(subject.stores.avatars.find(later)).resolves.toMatchObject({ studentId });
  });
});
