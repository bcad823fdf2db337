import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { icon, type IconShape } from '@ivuriro/illustrations';
import type { FastifyInstance } from 'fastify';

const shapes: Record<string, [size: number, shape: IconShape]> = {
  'icon-192': [192, 'tile'],
  'icon-512': [512, 'tile'],
  'maskable-192': [192, 'maskable'],
  'maskable-512': [512, 'maskable'],
  'apple-180': [180, 'maskable'],
};

/**
 * Serves the files that make the site an installable app: the service worker, which changes with every build, and the
 * icons, which are drawn once.
 */
export function serveInstallable(app: FastifyInstance, client: string): void {
  const open = { config: { declared: 'public' as const } };
  const worker = versioned(client);
  app.get('/sw.js', open, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
  for (const [name, [size, shape]] of Object.entries(shapes)) {
    let drawn: Promise<Buffer> | null = null;
    app.get(`/icons/${name}.png`, open, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=604800')
        .send(await (drawn ??= icon(size, shape))),
    );
  }
}

/** Adds a version to the service worker: a hash of its text and of the asset names, which contain content hashes. */
function versioned(client: string): string {
  const text = readFileSync(path.join(client, 'sw.js'), 'utf8');
  const names = readdirSync(path.join(client, 'assets')).sort();
  const version = createHash('sha256').update(text).update(names.join()).digest('hex').slice(0, 12);
  return `globalThis.version="${version}";\n${text}`;
}
