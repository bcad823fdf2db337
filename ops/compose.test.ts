import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, variables } from '../apps/api/src/platform/config.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
interface Part {
  environment?: Record<string, string>;
  user?: string;
  image: string;
  volumes?: string[];
  ports?: string[];
}
interface Parts {
  name: string;
  services: Record<string, Part>;
}
const compose = parse(read('compose.yaml'), { merge: true }) as Parts;
const lesser = parse(read('ops/lesser-login.yaml'), { merge: true }) as Parts;
const ours = ['web-1', 'web-2', 'worker'];
const folder = mkdtempSync(path.join(tmpdir(), 'compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The values that an operator writes into .env. The function `filled` puts them in place of `${NAME:?}` and
 * `${NAME:-default}`, as compose does.
 */
const written: Record<string, string> = {
  DOMAIN: 'ivuriro.example',
  DATABASE_PASSWORD: 'd'.repeat(48),
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'Ivuriro <care@ivuriro.example>',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'ivuriro',
};
const filled = (text: string) =>
  text.replace(/\$\{(\w+)(?::\?|:-([^}]*))\}/g, (_, name: string, otherwise?: string) => {
    return written[name] ?? otherwise ?? name.toLowerCase().padEnd(40, 'x');
  });

describe('compose.yaml', () => {
  it.each(ours)('the environment of %s is a valid configuration', (name) => {
    const given = Object.entries(compose.services[name]!.environment!);
    const env = Object.fromEntries(given.map(([key, value]) => [key, filled(value)]));
    expect(Object.keys(env).filter((key) => !(key in variables.shape))).toEqual([]);
    expect(readConfig({ ...env, DATA_DIR: folder })).toMatchObject({
      mode: 'live',
      process: name === 'worker' ? 'worker' : 'web',
      trustedProxies: 'uniquelocal',
      s3: { region: 'us-east-1', bucket: 'ivuriro' },
      publicUrl: 'https://ivuriro.example',
    });
  });

  it('with the override file the processes use a login that owns no tables', () => {
    expect(Object.keys(lesser.services)).toEqual(ours);
    for (const name of ours) {
      const env = { ...compose.services[name]!.environment!, ...lesser.services[name]!.environment! };
      const given = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, filled(value)]));
      const { databaseUrl } = readConfig({ ...given, DATA_DIR: folder });
      expect(new URL(databaseUrl!).username).toBe('ivuriro_product');
      expect(env.DATABASE_URL).toMatch(/:\$\{PRODUCT_DATABASE_PASSWORD:\?\}@/);
    }
    // without the override file, the processes use the login that owns the tables
    expect(new URL(filled(compose.services.worker!.environment!.DATABASE_URL!)).username).toBe('ivuriro');
    const steps = read('docs/operations.md');
    for (const words of ['create role ivuriro_product login', 'compose.yaml:ops/lesser-login.yaml'])
      expect(steps).toContain(words);
  });

  it('takes every value from .env, whose variables ops/example.env lists, and contains no secret', () => {
    const files = read('compose.yaml') + read('ops/lesser-login.yaml');
    const asked = new Set([...files.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const listed = new Set([...read('ops/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
    expect(asked).toEqual(listed);
    for (const { environment } of Object.values(compose.services))
      for (const [name, value] of Object.entries(environment ?? {}))
        if (/PASSWORD|SECRET|TOKEN|_KEY|SMTP_URL/.test(name)) expect(value, name).toMatch(/^\$\{\w+:\?\}$/);
  });

  it('has the paths of the database that the restore guide uses', () => {
    const { image, volumes, environment } = compose.services.database!;
    const within = Object.fromEntries(volumes!.map((one) => one.replace(/:ro$/, '').split(/:(?=\/)/)));
    expect(environment!.BACKUP_DIR).toBe(within['${BACKUP_DIR:?}']);
    const steps = read('docs/operations.md').split('### A restore in containers')[1]!.split('\n### ')[0]!;
    // since version 18 of the image, PGDATA is …/18/docker
    const data = `${within.database}/${/:(\d+)$/.exec(image)![1]}`;
    const script = `${within['./ops/backup']}/restore.sh`;
    for (const words of [
      `cd ${data} &&\n  ${script} ${data}/restored /tmp/files `,
      'mv docker before && mv restored docker',
      `\`${environment!.BACKUP_DIR}/wal\``,
      `rm -r ${data}/before`,
    ])
      expect(steps).toContain(words);
  });

  it('publishes no port of a process, and the guide says where Prometheus finds the processes', () => {
    for (const name of ours) expect(compose.services[name]!.ports).toBeUndefined();
    const guide = read('docs/operations.md').replaceAll('\n', ' ');
    expect(guide).toContain(
      `in the network \`${compose.name}_default\`, and its targets are \`web-1:3000\`, \`web-2:3000\` and \`worker:3000\``,
    );
  });

  it('names each image with its version', () => {
    for (const { image } of Object.values(compose.services)) expect(image).toMatch(/:(?!latest)[\w.-]+$/);
  });
});

it('the proxy sends visitors only to processes of compose.yaml that are ready', () => {
  const proxy = read('ops/Caddyfile');
  expect(proxy).toContain(
    `reverse_proxy ${ours
      .slice(0, 2)
      .map((name) => `${name}:3000`)
      .join(' ')} {`,
  );
  expect(proxy).toContain('health_uri /readyz');
});

describe('Containerfile', () => {
  const copied = [...read('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
    names!.split(' '),
  );
  const open = [...read('.dockerignore').matchAll(/^!(\S+)$/gm)].map(([, name]) => name!);

  it('copies nothing that .dockerignore excludes', () => {
    const within = (name: string) => open.some((one) => name === one || name.startsWith(`${one}/`));
    expect(copied.filter((name) => name !== '.' && !within(name))).toEqual([]);
  });

  it('installs the packages of every workspace', () => {
    const folders = JSON.parse(read('package.json')).workspaces as string[];
    const manifests = folders.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: root }));
    expect(manifests.filter((name) => !copied.includes(name))).toEqual([]);
  });
});
