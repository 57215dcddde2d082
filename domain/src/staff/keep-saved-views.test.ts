import { describe, expect, it } from '@jest/globals';
import { aTestContext } from '../testing/a-test-context.js';
import { addSavedView, removeSavedView } from './keep-saved-views.js';
import type { AdminRole } from './role.js';
import { isShownTo, MOST_SAVED_VIEWS } from './saved-view.js';

const MEERA = { adminId: 'admin-1', username: 'meera' };
const RAVI = { adminId: 'admin-2', username: 'ravi' };
const VIEW = {
  ...{ resource: 'applications', name: ' New in HR ', role: 'support', by: 'support' as AdminRole },
  filter: { status: 'received', domain: 'hr' },
};

async function aContext() {
  const context = await aTestContext();
  return {
    context,
    add: (parts: Partial<typeof VIEW> = {}) => addSavedView(context, MEERA, { ...VIEW, ...parts }),
    remove: (id: string, by: AdminRole, actor = RAVI) =>
      removeSavedView(context, actor, { id, by }),
    kept: () => [...context.unitOfWork.tables.savedViews.values()],
  };
}

describe('A saved view', () => {
  it('is kept with its filter for a role, and noted', async () => {
    const { context, add, kept } = await aContext();
    const id = await add();
    const { filter } = VIEW;
    expect(kept()).toEqual([
      {
        ...{ id, resource: 'applications', name: 'New in HR', role: 'support', filter },
        ...{ adminId: 'admin-1', adminName: 'meera' },
      },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      { action: 'add-saved-view', subject: 'saved-view', subjectId: id, before: null },
    ]);
  });

  it('keeps nothing that was searched for, nor what finds one person', async () => {
    const { add, kept } = await aContext();
    await add({ filter: { q: 'asha', email: 'a@example.com', status: 'received' } as never });
    expect(kept()).toMatchObject([{ filter: { status: 'received' } }]);
    await expect(add({ name: 'Asha', filter: { q: 'asha' } as never })).rejects.toMatchObject({
      details: { fields: { filter: expect.any(String) } },
    });
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of 41 characters', { name: 'x'.repeat(41) }],
    ['a role of others', { role: 'content' }],
    ['everybody, by who is no owner', { role: '' }],
    ['a role that there is not', { role: 'root', by: 'owner' as const }],
  ])('A saved view refuses %s', async (_, parts) => {
    const { add } = await aContext();
    await expect(add(parts)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is shared by an owner with any role, or with everybody', async () => {
    const { add, kept } = await aContext();
    for (const role of ['content', '']) await add({ role, name: `For ${role}`, by: 'owner' });
    expect(kept().map(({ role }) => role)).toEqual(['content', null]);
    expect(isShownTo('content', { role: 'content' })).toBe(true);
    expect(isShownTo('support', { role: 'content' })).toBe(false);
    expect(isShownTo('owner', { role: 'content' })).toBe(true);
    expect(isShownTo('finance', { role: null })).toBe(true);
  });

  it('has a name that no other of its list and role has', async () => {
    const { add } = await aContext();
    await add();
    await expect(add({ name: 'new in hr' })).rejects.toMatchObject({
      code: 'saved_view_name_taken',
    });
    await add({ resource: 'results' });
    await add({ role: 'content', by: 'owner' });
  });

  it('is one of so many of its list', async () => {
    const { add } = await aContext();
    for (let nth = 0; nth < MOST_SAVED_VIEWS; nth += 1) await add({ name: `View ${nth}` });
    await expect(add({ name: 'One more' })).rejects.toMatchObject({ code: 'too_many_saved_views' });
  });

  it('is removed by who made it, or by an owner', async () => {
    const { add, remove, kept } = await aContext();
    const id = await add();
    await expect(remove(id, 'support')).rejects.toMatchObject({ code: 'others_saved_view' });
    await expect(remove(id, 'content')).rejects.toMatchObject({ kind: 'not-found' });
    await remove(id, 'support', MEERA);
    expect(kept()).toEqual([]);
    await remove(await add(), 'owner');
    expect(kept()).toEqual([]);
  });
});
