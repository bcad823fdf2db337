import assert from 'node:assert/strict';
import sharp from 'sharp';
import { told } from '../testing/visitor.ts';
import { address, eventually, type Parts } from './compose.ts';
import { step } from './run.ts';

const password = 'Inyange-2026-teal';

/** Creates the first accounts of a new installation, as an operator does on the first day of use. */
export async function people({ compose, docker }: Parts): Promise<void> {
  await step('a patient signs up, and both processes serve the patient’s picture', async () => {
    const person = { name: 'Aline Uwase', email: 'aline@ivuriro.test', birth_date: '1992-03-04' };
    const form = { ...person, password, password_confirmation: password, isAgreeTerms: '1', type_patient: true };
    const [{ patient }] = await told(address, 'POST /register', form);
    const picture = await sharp({ create: { width: 99, height: 99, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const upload = new FormData();
    for (const [name, value] of Object.entries({ itemType: 'patient', itemId: patient.id })) upload.append(name, value);
    upload.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    await told(address, 'POST /upload_file', upload, patient.token);
    const details = await told(address, 'GET /patient/details', undefined, patient.token);
    const shown = `/files/${details.picture.filename}`;
    assert.equal((await fetch(address + shown)).headers.get('content-type'), 'image/webp');
    for (const part of ['web-1', 'web-2']) {
      const asked = `fetch('http://${part}:3000${shown}').then((r) => console.log(r.status, r.headers.get('content-type')))`;
      assert.match(await compose('exec', '-T', 'worker', 'node', '-e', asked), /^200 image\//);
    }
  });
  await step('a command creates an administrator, who sets the password by mail', async () => {
    const command = ['node', 'apps/api/src/new-administrator.ts', 'diane@ivuriro.test', 'Diane Umutoni'];
    await compose('exec', '-T', 'worker', ...command);
    const token = await eventually(async () => {
      const mail = (await docker('logs', 'ivuriro-neighbours-1')).replace(/=\r?\n/g, '');
      const [, found] = /reset\/password\/([\w-]+)/.exec(mail) ?? [];
      assert(found, 'There is no letter.');
      return found;
    });
    await told(address, 'POST /reset-password', { token, password, password_confirmation: password });
    const entered = await told(address, 'POST /admin/login', { email: 'diane@ivuriro.test', password });
    assert.equal(entered.name, 'Diane Umutoni');
  });
  await step('the ledger is checked, and a base backup is made', async () => {
    await compose('exec', '-T', 'worker', 'node', 'apps/api/src/ledger-check.ts');
    const name = await compose(
      'exec',
      '-T',
      '-u',
      'postgres',
      'database',
      'env',
      'PGUSER=ivuriro',
      '/ops/backup/base.sh',
    );
    const kept = await compose(
      'exec',
      '-T',
      'database',
      'sh',
      '-c',
      `ls /backup/base/${name.split('\n').at(-1)} /backup/wal`,
    );
    assert.match(kept, /base\.tar\.gz/);
    assert.match(kept, /\.backup$/m);
  });
}
