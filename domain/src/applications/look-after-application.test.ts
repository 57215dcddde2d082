import { describe, expect, it } from '@jest/globals';
import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { anApplication } from '../testing/an-application.js';
import { addApplicationNote, lookAfterApplication } from './look-after-application.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };

async function aContext() {
  const context = await aTestContext();
  const application = anApplication();
  const [support, content, gone] = [
    anAdmin({ role: 'support' }),
    anAdmin({ role: 'content' }),
    anAdmin({ role: 'support', active: false }),
  ] as const;
  await context.unitOfWork.run(async (tx) => {
    await tx.applications.add(application);
    for (const admin of [support, content, gone]) await tx.admins.add(admin);
  });
  const { id: applicationId } = application;
  return {
    ...{ context, application, support, content, gone },
    kept: () => context.unitOfWork.tables.applications.get(applicationId)!,
    look: (change: object, version = 0) =>
      lookAfterApplication(context, ACTOR, { applicationId, version, ...change }),
    write: (text: string, id = applicationId) =>
      addApplicationNote(context, ACTOR, { applicationId: id, text }),
    notes: () => context.unitOfWork.stores.applications.notesOf(applicationId),
  };
}

describe('Looking after an application', () => {
  it('keeps owner and rating, each without the other, and takes them away again', async () => {
    const { application, support, kept, look, context } = await aContext();
    await look({ ownerId: support.id });
    expect(kept()).toEqual({ ...application, ownerId: support.id, version: 1 });
    await look({ rating: 5 }, 1);
    expect(kept()).toEqual({ ...application, ownerId: support.id, rating: 5, version: 2 });
    await look({ ownerId: null, rating: null }, 2);
    expect(kept()).toEqual({ ...application, version: 3 });
    expect(context.unitOfWork.audit().map(({ action, after }) => [action, after])).toEqual([
      ['look-after-application', { ownerId: support.id, rating: null }],
      ['look-after-application', { ownerId: support.id, rating: 5 }],
      ['look-after-application', { ownerId: null, rating: null }],
    ]);
  });

  it.each([0, 6, 2.5, -1, NaN])('refuses the rating %s', async (rating) => {
    const { application, kept, look } = await aContext();
    await expect(look({ rating })).rejects.toThrow('Please choose 1 to 5.');
    expect(kept()).toEqual(application);
  });

  it('is given to nobody who may not review, or is there no more', async () => {
    const { application, content, gone, kept, look } = await aContext();
    for (const ownerId of [content.id, gone.id, 'nobody']) {
      await expect(look({ ownerId })).rejects.toThrow(
        'Please choose an admin who may review applications.',
      );
    }
    expect(kept()).toEqual(application);
  });

  it('leaves an owner who may no longer review, until another is chosen', async () => {
    const { application, gone, kept, look, context } = await aContext();
    await context.unitOfWork.run((tx) =>
      tx.applications.saveState({ ...application, ownerId: gone.id }),
    );
    await look({ ownerId: gone.id, rating: 4 });
    expect(kept()).toMatchObject({ ownerId: gone.id, rating: 4 });
  });

  it('undoes nothing that another saved since', async () => {
    const { kept, look } = await aContext();
    await look({ rating: 4 });
    await expect(look({ rating: 2 })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(kept().rating).toBe(4);
  });
});

describe('A note on an application', () => {
  it('joins the thread, whoever wrote there meanwhile, and is the newest', async () => {
    const { context, application, kept, notes, write } = await aContext();
    await write(' Call on Monday ');
    context.clock.pass(1);
    await write('x'.repeat(2000));
    expect((await notes()).map(({ text }) => text)).toEqual(['Call on Monday', 'x'.repeat(2000)]);
    expect(await notes()).toMatchObject([{ adminId: 'admin-1', adminName: 'meera' }, {}]);
    expect(kept()).toEqual({ ...application, notes: 'x'.repeat(2000) });
    expect(context.unitOfWork.audit()[0]).toMatchObject({
      ...{ action: 'add-application-note', subjectId: application.id },
      after: { note: 'Call on Monday' },
    });
  });

  it.each([
    [' ', 'Please write a note.'],
    ['x'.repeat(2001), 'Please use at most 2000 characters.'],
  ])('is refused if it is empty or too long', async (text, message) => {
    const { notes, write } = await aContext();
    await expect(write(text)).rejects.toMatchObject({ details: { fields: { text: message } } });
    expect(await notes()).toEqual([]);
  });

  it('needs an application', async () => {
    const { write } = await aContext();
    await expect(write('Call', 'none')).rejects.toThrow('There is no such application.');
  });
});
