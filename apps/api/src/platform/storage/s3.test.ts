import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { s3Storage } from './s3.ts';

const store = { region: 'us-east-1', bucket: 'ivuriro', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const away = expect.objectContaining({
  code: 'unavailable',
  message: 'Files cannot be kept or opened at the moment. Nothing of this was saved; try again in a few minutes.',
});

test('a full file store and an unreachable file store are reported with the same message', async () => {
  const asked: string[] = [];
  const packed = createServer((request, answer) => {
    asked.push(String(request.method));
    request.resume().on('end', () => answer.writeHead(507).end('<Error><Code>InsufficientStorage</Code></Error>'));
  });
  await new Promise<void>((resolve) => packed.listen(0, '127.0.0.1', resolve));
  const { port } = packed.address() as AddressInfo;
  const storage = s3Storage({ ...store, endpoint: `http://127.0.0.1:${port}` });
  await expect(storage.put('private/one', Buffer.from('1'), 'text/plain')).rejects.toEqual(away);
  await expect(storage.put('private/list', oneByte(), 'text/csv')).rejects.toEqual(away);
  expect(new Set(asked)).toEqual(new Set(['PUT']));
  await new Promise((resolve) => packed.close(resolve));
  await expect(storage.get('private/one')).rejects.toEqual(away);
});

test('a file store that stops answering, before or during an answer, counts as unreachable', async () => {
  const silent = createServer((request, answer) => {
    request.resume();
    if (request.url?.endsWith('/half')) answer.writeHead(200, { 'content-length': 10 }).write('half');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const storage = s3Storage({ ...store, endpoint: `http://127.0.0.1:${port}` }, 200);
  await expect(storage.put('private/one', Buffer.from('1'), 'text/plain')).rejects.toEqual(away);
  await expect(storage.get('private/one')).rejects.toEqual(away);
  await expect(storage.get('private/half')).rejects.toEqual(away);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

async function* oneByte(): AsyncGenerator<Buffer> {
  yield Buffer.from('1');
}
