import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vehicleSchema } from '@sgc/contract/catalog';
import { type Status, statusSchema } from '@sgc/contract/operations';
import { leaveMessage } from '../../faults/visitor.ts';
import { bringUp, compose, PROJECT, storedLeads } from '../containers.ts';
import { npm } from '../npm.ts';
import { OPERATOR, REGISTRY } from '../operator.ts';
import { expect, test } from '../story-fixture.ts';

const inApi = (command: string, input?: string | Buffer): Promise<string> =>
  compose(['exec', '-T', 'api', 'sh', '-c', command], input === undefined ? {} : { input });

const FROZEN = 'mfe-eco';

const readStatus = async (): Promise<Status> =>
  statusSchema.parse(await (await fetch(`${REGISTRY}/ops/releases`, { headers: OPERATOR })).json());

const decide = async (what: string, why: string): Promise<void> => {
  const answer = await fetch(`${REGISTRY}/ops/sections/${FROZEN}/${what}`, {
    method: 'POST',
    headers: { ...OPERATOR, 'content-type': 'application/json' },
    body: JSON.stringify({ why }),
  });
  expect(answer.status).toBe(200);
};

test('a backup brings back messages, vehicles, photos and what was decided of releases on an empty database', async ({
  page,
  request,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    await page.goto('/services');
    const photo = await page.screenshot({ type: 'jpeg' });
    await inApi('cat > /data/photo.jpg', photo);
    const { images, ...vehicle } = vehicleSchema.parse(await (await request.get('/api/vehicles/ev-city')).json());
    expect(images.every((image) => !image.startsWith('/media/'))).toBe(true);
    await inApi('cat > /data/one.json', JSON.stringify([{ ...vehicle, photos: ['photo.jpg'] }]));
    await inApi('node api/dist/inventory.js import /data/one.json --photos /data');
    const before = vehicleSchema.parse(await (await request.get(`/api/vehicles/${vehicle.id}`)).json());
    const [address = ''] = before.images;
    expect(address).toMatch(/^\/media\//);
    const bytes = await (await request.get(address)).body();
    const reference = await leaveMessage(page, '');

    await decide('freeze', 'before the backup');
    const decided = await readStatus();
    const file = join(folder, 'site.dump');
    await npm('backup', '--', '--compose', PROJECT, file);

    // The database is lost, and what came after the backup with it.
    const later = await leaveMessage(page, '');
    await decide('unfreeze', 'after the backup');
    await compose(['rm', '--stop', '--force', '--volumes', 'api', 'postgres']);
    await promisify(execFile)('docker', ['volume', 'rm', `${PROJECT}_database`]);
    await compose(['up', '--detach', '--wait', 'postgres']);
    await npm('restore', '--', '--compose', PROJECT, file);
    await bringUp();

    await expect.poll(async () => (await request.get(`${REGISTRY}/readyz`)).status()).toBe(200);
    const restored = await readStatus();
    expect(restored.live.versions).toEqual(decided.live.versions);
    expect(restored.sections[FROZEN]?.frozen?.why).toBe('before the backup');
    await decide('unfreeze', 'the story is over');

    const leads = await storedLeads();
    expect(leads).toContain(reference);
    expect(leads).not.toContain(later);
    expect(vehicleSchema.parse(await (await request.get(`/api/vehicles/${vehicle.id}`)).json())).toEqual(before);
    expect(await (await request.get(address)).body()).toEqual(bytes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
