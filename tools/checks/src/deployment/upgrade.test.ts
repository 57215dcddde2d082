import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeployFolder } from './deploy-folder.js';

describe('deploy/upgrade.sh', () => {
  let folder: DeployFolder;

  beforeAll(() => {
    folder = new DeployFolder();
    folder.write('.env', 'DOMAIN=learn.company.in\nRELEASE=1.0.0\nAPI_REPLICAS=2\n');
    folder.write('containers', '1.0.0\n1.0.0\n');
  });
  afterAll(() => folder.remove());

  const upgrade = (release: string, env: NodeJS.Dict<string> = {}) =>
    folder.run('upgrade.sh', [release], { PAUSE: '0', ...env });

  it('migrates, starts the new beside the old, and ends the old once the new are well', () => {
    const { status, calls } = upgrade('1.1.0');
    expect([status, calls]).toEqual([
      0,
      [
        'RELEASE=1.1.0 compose build [1.0.0 1.0.0]',
        'RELEASE=1.1.0 compose run --rm migrate [1.0.0 1.0.0]',
        'compose up -d --no-deps --no-recreate --scale api=4 api [1.0.0 1.0.0 1.1.0 1.1.0]',
        'compose ps --format {{.Health}} api [1.0.0 1.0.0 1.1.0 1.1.0]',
        'compose up -d --no-deps --no-recreate --scale api=2 api [1.1.0 1.1.0]',
        'compose up -d --no-deps worker [1.1.0 1.1.0]',
        'compose up -d [1.1.0 1.1.0]',
      ],
    ]);
    expect(folder.read('.env')).toContain('RELEASE=1.1.0\nRELEASE_BEFORE=1.0.0\n');
  });

  it('rolls back in the same way, and builds and migrates nothing', () => {
    const { status, calls } = upgrade('--back');
    expect(status).toBe(0);
    expect(calls.filter((call) => /build|pull|migrate/.test(call))).toEqual([]);
    expect(calls.at(-1)).toBe('compose up -d --no-deps worker [1.0.0 1.0.0]');
    expect(folder.read('.env')).toContain('RELEASE=1.0.0\nRELEASE_BEFORE=1.1.0\n');
  });

  it('leaves the old running where the new does not get ready', () => {
    const { status, stderr, calls } = upgrade('1.2.0', { BAD_RELEASE: '1.2.0' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('1.0.0 still runs')]);
    expect(calls.at(-1)).toContain('api=2 api [1.0.0 1.0.0]');
    expect(folder.read('.env')).toContain('RELEASE=1.0.0\n');
  });

  it('pulls where an image is named, and changes nothing for the release that runs', () => {
    folder.write('.env', `${folder.read('.env')}IMAGE=registry.company.in/portal\n`);
    expect(upgrade('1.0.0')).toMatchObject({ status: 1, calls: [''] });
    expect(upgrade('1.3.0').calls[0]).toContain('RELEASE=1.3.0 compose pull api');
  });
});
