import { io, type Socket } from 'socket.io-client';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { socketUse } from '../../app.ts';
import { makePatient, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSockets, type Sockets } from './sockets.ts';

describe('the sockets of an account', () => {
  let test: TestApp;
  let sockets: Sockets;
  let address: string;
  let aline: Person;
  let eric: Person;
  const opened: Socket[] = [];
  beforeAll(async () => {
    test = await startTestApp();
    [aline, eric] = [await makePatient(test), await makePatient(test)];
    sockets = createSockets(test.platform.config);
    sockets.attach(test.app.server, test.platform, socketUse(test.platform));
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const socket of opened) socket.close();
    await sockets.close();
    await test.close();
  });

  const connect = (token: string, origin?: string): Promise<Socket> => {
    const socket = io(address, {
      path: '/socket/',
      auth: { token },
      reconnection: false,
      transports: ['websocket'],
      ...(origin ? { extraHeaders: { origin } } : {}),
    });
    opened.push(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', reject);
    });
  };

  it('a socket receives the messages of its account and of no other', async () => {
    const [own, other] = [await connect(aline.token), await connect(eric.token)];
    const heard: unknown[] = [];
    other.on('notification', (payload) => heard.push(payload));
    const arrived = new Promise((resolve) => own.once('notification', resolve));
    sockets.tell(aline.id, 'notification', { unread: 3 });
    expect(await arrived).toEqual({ unread: 3 });
    sockets.tell(eric.id, 'notification', { unread: 1 });
    await expect.poll(() => heard).toEqual([{ unread: 1 }]);
  });

  it('a socket with an invalid or expired token, or from a page of another origin, is refused', async () => {
    await expect(connect('x'.repeat(43))).rejects.toThrow('unauthorized');
    const expired = await makePatient(test);
    const { db, now } = test.platform;
    await db.updateTable('session').set({ expires_at: now() }).where('account_id', '=', expired.id).execute();
    await expect(connect(expired.token)).rejects.toThrow('unauthorized');
    await expect(connect(aline.token, 'https://elsewhere.example')).rejects.toThrow();
  });

  it('the server refuses further events of a socket when too many wait for a database that does not answer', async () => {
    const socket = await connect((await makePatient(test)).token);
    const silence = Promise.withResolvers<never>();
    const query = vi.spyOn(test.platform.reads, 'query').mockImplementation(() => silence.promise);
    const told: string[] = [];
    for (const many of [45, 45, 45]) {
      for (let said = 0; said < many; said++)
        socket.emit('wave', { to: 'nobody' }, ({ code }: { code: string }) => told.push(code));
      await pause(1_001);
    }
    const refused = [...told];
    query.mockRestore();
    silence.resolve({ rows: [] } as never);
    expect(refused).toEqual(Array(35).fill('slow_down'));
    await expect.poll(() => told.at(-1)).toBe('signed_out');
  });

  it('a socket is closed when its session ends', async () => {
    const socket = await connect(eric.token);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    const { id } = await test.platform.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', eric.id)
      .executeTakeFirstOrThrow();
    sockets.disconnect(id);
    expect(await ended).toBe('io server disconnect');
  });
});
