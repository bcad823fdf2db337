import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { composeApp, socketUse } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { openDatabase } from '../../apps/api/src/platform/db/pool.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { createSockets } from '../../apps/api/src/platform/realtime/sockets.ts';
import { diskStorage } from '../../apps/api/src/platform/storage/disk.ts';
import { makeDoctor, makePatient } from '../../apps/api/src/testing/people.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { makeAppointment } from '../../apps/api/src/testing/appointments.ts';
import { newDataFolder, startDatabase } from '../database.ts';
import type { Room } from './room-clients.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';
import { writable } from '../../apps/api/src/testing/writable.ts';

export interface SocketFixture {
  platform: Platform;
  address: string;
  stop: () => Promise<void>;
}

/** Starts the API with its sockets, on a PostgreSQL of its own. */
export async function startSocketFixture(): Promise<SocketFixture> {
  const root = newDataFolder();
  const postgres = await startDatabase(root);
  const { close, ...database } = openDatabase(postgres.url, 20);
  const config = readConfig({ DATA_DIR: root, PUBLIC_URL: 'http://ivuriro.test' });
  const sockets = createSockets(config);
  const platform: Platform = {
    config,
    ...database,
    now: () => new Date(),
    mail: { send: async () => {} },
    sms: { send: async () => {} },
    storage: diskStorage(path.join(root, 'files')),
    realtime: sockets,
    budgets: wideBudgets,
    log: silentLog,
  };
  const app = composeApp(platform);
  sockets.attach(app.server, platform, socketUse(platform));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    platform: writable(platform),
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    stop: async () => {
      await sockets.close();
      await app.close();
      await close();
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Makes this number of appointments, each with the meeting of its two parties. */
export async function makeRooms(fixture: SocketFixture, count: number): Promise<Room[]> {
  // makes the first room alone, because that inserts rows which all rooms share
  const rooms = [await makeRoom(fixture)];
  const workers = Array.from({ length: 8 }, async (_, index) => {
    for (let number = index + 1; number < count; number += 8) rooms.push(await makeRoom(fixture));
  });
  await Promise.all(workers);
  return rooms;
}

async function makeRoom(fixture: SocketFixture): Promise<Room> {
  const [doctor, patient] = [await makeDoctor(fixture), await makePatient(fixture)];
  const { meetCode } = await makeAppointment(fixture, { doctor, patient });
  return { code: meetCode!, sender: { token: doctor.token }, receiver: { token: patient.token } };
}
