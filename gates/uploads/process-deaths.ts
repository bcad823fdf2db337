import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteOrphanedFiles } from '../../apps/api/src/modules/files/index.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { makePatient, type Person } from '../../apps/api/src/testing/people.ts';
import type { Random } from '../random.ts';
import { startProcess } from '../processes/start.ts';
import type { ApiFixture } from '../api-fixture.ts';
import { orphanedFiles } from './orphaned-files.ts';
import { drawn } from './real-pictures.ts';
import { sendForm } from './send-form.ts';

/**
 * Kills the product during uploads: acknowledged files must be stored completely, no row may lack its file, and the
 * sweeper must delete orphaned files a day later, but not earlier.
 */
export async function deaths(fixture: ApiFixture, random: Random, kills: number): Promise<string[]> {
  const { platform } = fixture;
  const env = {
    DATABASE_URL: String(platform.pool.options.connectionString),
    DATA_DIR: platform.config.dataDir,
    FILE_SIGNING_KEY: platform.config.fileSigningKey,
  };
  const people = await Promise.all(Array.from({ length: 6 }, () => makePatient(fixture)));
  const face = await drawn(1_200, 900).png().toBuffer();
  const kept = new Set<string>();
  for (let kill = 0; kill < kills; kill++) {
    const product = await startProcess(env);
    let alive = true;
    const under = Promise.allSettled(
      people.map(async (person, index) => {
        while (alive)
          for (const key of await upload({ ...fixture, address: product.address }, person, index, face)) kept.add(key);
      }),
    );
    for (const enough = kept.size + 20; kept.size < enough;) await pause(10);
    await pause(random.below(200));
    alive = false;
    await product.kill();
    await under;
  }
  const { rows } = await platform.reads.query<{ key: string }>('select storage_key as key from private_file');
  const known = new Set(rows.map(({ key }) => key));
  const lost = [...kept].filter((key) => !known.has(key)).map((key) => `${key} was acknowledged and is gone`);
  const half = path.join(platform.config.dataDir, 'files/private', `${newId()}.${newId()}`);
  await writeFile(half, 'half of a fi');
  const before = await orphanedFiles(fixture);
  const without = before.filter((line) => line.includes('not in the storage'));
  fixture.clock.now = new Date();
  await deleteOrphanedFiles({}, platform);
  const young =
    (await orphanedFiles(fixture)).length === before.length ? [] : ['the sweep took what may still be under way'];
  if (young.length === 0) await utimes(half, new Date(0), new Date(0));
  fixture.clock.now = new Date(Date.now() + 2 * 86_400_000);
  await deleteOrphanedFiles({}, platform);
  console.log(`${kills} kills: ${kept.size} files acknowledged, ${before.length} left behind and swept`);
  return [...lost, ...without, ...young, ...(await orphanedFiles(fixture)).map((line) => `after the sweep ${line}`)];
}

/** Uploads one picture or ten attachments; returns the storage keys of acknowledged attachments. */
async function upload(fixture: ApiFixture, { id, token }: Person, index: number, face: Buffer): Promise<string[]> {
  if (index % 3 === 0) {
    const file = { name: 'a.png', type: 'image/png', bytes: face };
    await sendForm(fixture, '/upload_file', token, { itemType: 'patient', itemId: id }, 'file', [file]);
    return [];
  }
  const files = Array.from({ length: 10 }, () => ({
    name: 'a.txt',
    type: 'text/plain',
    bytes: Buffer.alloc(200_000, 97),
  }));
  const { status, data } = await sendForm(fixture, '/messages', token, { draft: '1' }, 'attachments[]', files);
  return status === 201 ? (data.files as { id: string }[]).map((one) => `private/${one.id}`) : [];
}
