import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectClient } from '../apps/api/src/testing/meeting-scenario.ts';
import { makePatient } from '../apps/api/src/testing/people.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { openRelay } from '../apps/api/src/platform/realtime/relay.ts';
import { createSockets, type Sockets } from '../apps/api/src/platform/realtime/sockets.ts';
import { openProxy, type Proxy } from './proxy.ts';

let fixture: TestApp;
let wire: Proxy;
let here: Sockets;
let there: Sockets;
const server = createServer();
const cutOff = createServer();

beforeAll(async () => {
  fixture = await startTestApp();
  const address = new URL(fixture.databaseUrl);
  wire = await openProxy(Number(address.port));
  const { config, log } = fixture.platform;
  const open = async (databaseUrl: string) => createSockets(config, await openRelay({ ...config, databaseUrl }, log));
  there = await open(fixture.databaseUrl);
  address.port = String(wire.port);
  here = await open(address.href);
  const use = { manners: {} as never, left: async () => {}, screen: async () => null };
  there.attach(server, fixture.platform, use);
  here.attach(cutOff, fixture.platform, use);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await here.close();
  await there.close();
  await wire.close();
  await fixture.close();
});

const until = async (fits: () => Promise<boolean>) => {
  while (!(await fits())) await new Promise((resolve) => setTimeout(resolve, 200));
};

it('a process that has lost its connection to the other processes does not report their sockets as closed', async () => {
  const { port } = server.address() as AddressInfo;
  const line = await connectClient(`http://127.0.0.1:${port}`, (await makePatient(fixture)).token);
  const socket = line.socket.id!;
  await until(async () => (await here.isOpen(socket)) === true);
  wire.trouble = 'reset';
  wire.reset();
  // the loop ends after the time at which the other process no longer counts as alive
  for (const second of Array.from({ length: 9 }, (_, n) => n)) {
    expect([second, await here.isOpen(socket)]).toEqual([second, null]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  wire.trouble = undefined;
  await until(async () => (await here.isOpen(socket)) === true);
  line.socket.close();
  await until(async () => (await here.isOpen(socket)) === false);
}, 90_000);
