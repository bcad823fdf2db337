import { beforeEach } from 'vitest';
import type { Account } from './accounts.ts';

/** The localStorage, the sessionStorage and the requests that end a session, all empty before each test. */
export const stored = new Map<string, string>();
export const drafts = new Map<string, string>();
export const ended: string[] = [];
const page = new EventTarget();
Object.assign(globalThis, {
  sessionStorage: {
    clear: () => drafts.clear(),
    getItem: (key: string) => drafts.get(key) ?? null,
    setItem: (key: string, value: string) => void drafts.set(key, value),
  },
  fetch: (path: string, { method, headers }: { method: string; headers: { authorization: string } }) => {
    ended.push(`${method} ${path} ${headers.authorization}`);
    return Promise.reject(new TypeError('no connection'));
  },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});

beforeEach(() => {
  stored.clear();
  drafts.clear();
  ended.length = 0;
});

export const account = (type: Account['account_type'], token: string): Account => ({
  id: token,
  token,
  account_type: type,
  account_type_name: type,
  role: type === 'patient' ? 'self' : 'owner',
  name: 'Aline',
  user_code: 'AB12',
  email: 'aline@example.org',
  phone: null,
});
export const patient = account('patient', 'p');
export const doctor = account('doctor', 'd');
export const child: Account = { ...account('patient', 'c'), name: 'Keza', role: 'guardian' };
/** The event `pageshow` of a page from the back-forward cache (`persisted`), or of a page that has just loaded. */
export const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
