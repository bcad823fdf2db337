import { beforeEach, expect, it } from 'vitest';
import type { Account } from '../../lib/session/accounts.ts';
import { expire, getAccounts, signIn } from '../../lib/session/session.ts';
import { guard } from './guard.ts';

const stores = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };
const page = new EventTarget();
const asked: string[] = [];
const storageOf = (store: Map<string, string>) => ({
  clear: () => store.clear(),
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
});
Object.assign(globalThis, {
  localStorage: storageOf(stores.localStorage),
  sessionStorage: storageOf(stores.sessionStorage),
  dispatchEvent: page.dispatchEvent.bind(page),
  fetch: (path: string) => {
    asked.push(path);
    return Promise.reject(new TypeError('no connection'));
  },
});

const doctor = { id: 'd', token: 't', account_type: 'doctor', name: 'Claude' } as Account;

beforeEach(() => {
  for (const store of Object.values(stores)) store.clear();
});

it('a dashboard leads to the sign-in page after the session expired, and keeps the drafts for the same person', () => {
  signIn([{ doctor }]);
  stores.sessionStorage.set('draft:consultation', '{"notes":"Rest"}');
  expire('t');
  for (const [page, entrance] of [
    ['/dashboard/doctor/wallet?page=2', '/?dialog=login&next=%2Fdashboard%2Fdoctor%2Fwallet%3Fpage%3D2'],
    ['/dashboard/admin', '/dashboard/admin/login?next=%2Fdashboard%2Fadmin'],
  ] as const) {
    expect(refusalOf(page).headers.get('location')).toBe(entrance);
    expect(stores.sessionStorage.get('draft:consultation')).toBe('{"notes":"Rest"}');
  }
  signIn([{ doctor }]);
  expect(stores.sessionStorage.has('draft:consultation')).toBe(true);
});

it('opening a dashboard removes the stored accounts when the person chose none of them', () => {
  signIn([{ doctor }, { patient: { ...doctor, id: 'p', account_type: 'patient' } }]);
  expect(refusalOf('/dashboard/doctor').status).toBe(302);
  expect(getAccounts()).toEqual([]);
});

function refusalOf(pathname: string): Response {
  try {
    guard(new URL(pathname, 'http://localhost'));
  } catch (refusal) {
    return refusal as Response;
  }
  throw new Error('was let in');
}
