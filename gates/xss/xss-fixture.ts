import { rmSync } from 'node:fs';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { startProduct } from '../../apps/api/src/product.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, type Person } from '../../apps/api/src/testing/people.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { writable } from '../../apps/api/src/testing/writable.ts';
import { makeAppointment } from '../../apps/api/src/testing/appointments.ts';
import { buildWeb } from '../../scripts/web-build.mjs';
import { newDataFolder } from '../database.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';

export type PersonKind = 'admin' | 'patient' | 'doctor' | 'hospital' | 'laboratory' | 'pharmacy';
export interface XssFixture {
  address: string;
  platform: Platform;
  people: Record<PersonKind, Person>;
  appointment: { id: string };
  /** The marks that were found on a page: `Zq.table.column`, which every-column.ts writes into each text. */
  seen: Set<string>;
  /** Changes a page on its way to the browser, for seeded faults. */
  passing?: (page: { html: string; headers: Record<string, string> }) => {
    html: string;
    headers: Record<string, string>;
  };
  /** Calls the API; throws unless the call succeeds, because text that was not written could not be checked. */
  tell: (who: PersonKind, line: string, body: object) => Promise<any>;
  stop: () => Promise<void>;
}

/** Starts the whole product, with one account of each kind, and an appointment of the patient with the doctor. */
export async function startXssFixture(): Promise<XssFixture> {
  buildWeb();
  const root = newDataFolder();
  const empty = readConfig({ DATA_DIR: root, PORT: '0' });
  const product = await startProduct(empty, silentLog, { budgets: wideBudgets, pages: 'built', say: () => {} });
  const platform = writable(product.platform);
  const fixture = { platform };
  const people = {
    admin: await makeAdmin(fixture),
    patient: await makePatient(fixture),
    doctor: await makeDoctor(fixture),
    hospital: await makePlace(fixture, 'hospital'),
    laboratory: await makePlace(fixture, 'laboratory'),
    pharmacy: await makePlace(fixture, 'pharmacy'),
  };
  const { doctor, patient } = people;
  const appointment = await makeAppointment(fixture, { doctor, patient, startsAt: new Date(Date.now() + 86_400_000) });
  const address = product.address.replace('127.0.0.1', 'localhost');
  return {
    address,
    platform,
    people,
    appointment: appointment,
    seen: new Set(),
    tell: async (who, line, body) => {
      const [method, at] = line.split(' ') as [string, string];
      const form = body instanceof FormData;
      const answer = await fetch(`${address}/api${at}`, {
        method,
        headers: {
          authorization: `Bearer ${people[who].token}`,
          ...(form ? {} : { 'content-type': 'application/json' }),
        },
        body: form ? body : JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${who} ${line}: ${answer.status} ${text.slice(0, 300)}`);
      return JSON.parse(text).data;
    },
    stop: async () => {
      await product.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
