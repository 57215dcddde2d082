import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { anApplication } from '../testing/an-application.js';
import { addApplicationNote, assignApplication } from './assign-application.js';

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
    assign: (ownerId: string | null, version = 0) =>
      assignApplication(context, ACTOR, { applicationId, version, ownerId }),
    write: (text: string, id = applicationId) =>
      addApplicationNote(context, ACTOR, { applicationId: id, text }),
    notes: () => context.unitOfWork.stores.applications.notesOf(applicationId),
  };
}

describe('Giving an application to an owner', () => {
  it('saves the owner, and takes the owner away again', async () => {
    const { application, support, kept, assign, context } = await aContext();
    await assign(support.id);
    expect(kept()).toEqual({ ...application, ownerId: support.id, version: 1 });
    await assign(support.id, 1);
    await assign(null, 1);
    expect(kept()).toEqual({ ...application, version: 2 });
    expect(context.unitOfWork.audit()).toMatchObject([
      { action: 'assign-application', before: { ownerId: null }, after: { ownerId: support.id } },
      { action: 'assign-application', before: { ownerId: support.id }, after: { ownerId: null } },
    ]);
  });

  it('refuses an admin who has no right to applications, or is deactivated', async () => {
    const { application, content, gone, kept, assign } = await aContext();
    for (const ownerId of [content.id, gone.id, 'nobody']) {
      await expect(assign(ownerId)).rejects.toThrow(
        'Please choose an admin who may work on applications.',
      );
    }
    expect(kept()).toEqual(application);
  });

  it('undoes nothing that another saved since', async () => {
    const { support, kept, assign } = await aContext();
    await assign(support.id);
    await expect(assign(null)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(kept().ownerId).toBe(support.id);
  });
});

describe('A note on an application', () => {
  it('joins the thread and is shown as the newest', async () => {
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
