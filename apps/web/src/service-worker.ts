/**
 * Runs between the pages and the network, and caches files without personal data: the files of this build, drawings and
 * public pictures, the empty page of the patient's appointments, and the offline page. It never sees a reply of the
 * API: the page caches personal data itself (lib/offline/reply-cache.ts).
 */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
export type WorkerMessage = { act: 'keep'; assets: string[] } | { act: 'take-over' };

// `version` is the hash of the whole build; the server writes its definition above this script.
const worker = globalThis as unknown as EventTarget & {
  version: string;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};
const prefix = 'ivuriro-shell-';
const shell = prefix + worker.version;
const pictures = 'ivuriro-pictures';
const mostPictures = 80;
const offlinePage = '/offline';
/** The offline page for providers and administrators. */
const offlineDesk = '/offline?desk';
const ownPage = '/profile/appointment';

worker.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(prepare()));
worker.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(succeed()));
worker.addEventListener('message', (event) => {
  const message = (event as MessageEvent<WorkerMessage>).data;
  if (message.act === 'take-over') void worker.skipWaiting();
  else (event as unknown as WorkerEvent).waitUntil(keepShell(message.assets));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event as WorkerFetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') (event as WorkerFetchEvent).respondWith(pageOf(request, pathname));
  else if (pathname.startsWith('/assets/'))
    (event as WorkerFetchEvent).respondWith(keptOr(shell, event as WorkerFetchEvent));
  else if (/^\/art\/|^\/files\/[0-9a-f-]{36}\.webp$/.test(pathname))
    (event as WorkerFetchEvent).respondWith(keptOr(pictures, event as WorkerFetchEvent));
});

async function prepare(): Promise<void> {
  await keepOfflinePage(offlinePage);
  await keepOfflinePage(offlineDesk);
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && (await (await caches.open(name)).match(ownPage))) return keepShell([]);
}

async function succeed(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== shell) await caches.delete(name);
  await worker.clients.claim();
}

/**
 * Caches the offline page without its scripts, which would try to render the page of the URL that could not be loaded.
 */
async function keepOfflinePage(path: string): Promise<void> {
  const answer = await fetched(path);
  const html = (await answer.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(modulepreload|stylesheet)\b[^>]*>/g, '');
  await keep(path, html, answer);
}

/** The page of the appointments has no personal data in its HTML: its script fetches them. */
async function keepShell(assets: string[]): Promise<void> {
  const answer = await fetched(ownPage);
  const html = await answer.text();
  const cache = await caches.open(shell);
  const named = html.match(/\/assets\/[\w.-]+\.(?:css|js|svg)/g) ?? [];
  for (const asset of new Set([...named, ...assets])) if (!(await cache.match(asset))) await cache.add(asset);
  await keep(ownPage, html, answer);
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function keep(path: string, html: string, { headers }: Response): Promise<void> {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  await (await caches.open(shell)).put(path, new Response(html, { headers: kept }));
}

async function pageOf(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(shell);
    const own = pathname === ownPage ? await cache.match(ownPage) : undefined;
    const none = pathname.startsWith('/dashboard/') ? offlineDesk : offlinePage;
    return own ?? (await cache.match(none)) ?? Response.error();
  }
}

/**
 * Answers with a file whose content never changes for its URL: from the cache, or else from the network. A device
 * without space or permission to store still gets the file.
 */
async function keptOr(name: string, event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await answerIn(name, request).catch(complain);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) event.waitUntil(keepAnswer(name, request, answer.clone()).catch(complain));
  return answer;
}

const answerIn = async (name: string, request: Request) => (await caches.open(name)).match(request);

async function keepAnswer(name: string, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  if (name === pictures) await drop(cache);
}

let complained = false;
function complain(error: unknown): void {
  if (!complained) console.warn('This device does not keep what it is sent.', error);
  complained = true;
}

async function drop(cache: Cache): Promise<void> {
  const known = await cache.keys();
  for (const oldest of known.slice(0, Math.max(0, known.length - mostPictures))) await cache.delete(oldest);
}
