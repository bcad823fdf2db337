import { beforeEach, expect } from 'vitest';

/** The drafts of this tab, by their key in the session storage; like the requests, there are none before each test. */
export const drafts = new Map<string, string>();
/** The requests that have got no reply yet. */
export let pending: FakeRequest[] = [];

beforeEach(() => {
  drafts.clear();
  pending = [];
});

/** Replaces XMLHttpRequest; the test answers the request. */
class FakeRequest {
  method = '';
  path = '';
  status = 0;
  responseText = '';
  body: unknown;
  sent = new EventTarget();
  upload = { addEventListener: (_: string, on: (event: object) => void) => (this.progress = on) };
  progress: (event: object) => void = () => {};
  open(method: string, path: string) {
    Object.assign(this, { method, path });
  }
  setRequestHeader() {}
  addEventListener(name: string, on: () => void) {
    this.sent.addEventListener(name, on);
  }
  send(body: unknown) {
    this.body = body;
    pending.push(this);
  }
  abort() {
    this.end('abort');
  }
  end(event: string) {
    pending = pending.filter((one) => one !== this);
    this.sent.dispatchEvent(new Event(event));
    this.sent.dispatchEvent(new Event('loadend'));
  }
  async answer(status: number, reply: object) {
    Object.assign(this, { status, responseText: JSON.stringify(reply) });
    this.end('load');
    await settled();
  }
}

Object.assign(globalThis, {
  XMLHttpRequest: FakeRequest,
  localStorage: { getItem: () => null },
  sessionStorage: {
    getItem: (key: string) => drafts.get(key) ?? null,
    setItem: (key: string, value: string) => void drafts.set(key, value),
    removeItem: (key: string) => void drafts.delete(key),
  },
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

export async function onlyRequest(): Promise<FakeRequest> {
  await settled();
  expect(pending).toHaveLength(1);
  return pending[0]!;
}
export async function answer(status: number, reply: object): Promise<FakeRequest> {
  const one = await onlyRequest();
  await one.answer(status, reply);
  return one;
}
