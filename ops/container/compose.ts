import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import tls from 'node:tls';
import { type Engine, inRepository, inKept } from './engine.ts';
import { run, step } from './run.ts';

export interface Parts extends Engine {
  compose: (...args: string[]) => Promise<string>;
  /** Returns a field of `docker inspect` for the container of a service. */
  look: (part: string, format: string) => Promise<string>;
}

export const address = 'https://localhost';
const given: Record<string, string> = {
  DOMAIN: 'localhost',
  BACKUP_DIR: '/kept/backup',
  SMTP_URL: 'smtp://neighbours:2525',
  MAIL_FROM: 'Ivuriro <care@ivuriro.test>',
  S3_ENDPOINT: 'http://neighbours:9000',
  S3_REGION: '',
  S3_BUCKET: 'ivuriro',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};
const modes = { live: 'flutterwave', demo: 'sandbox' };

/**
 * Runs compose.yaml with the override file of the check, and with the values that an operator writes into a copy of
 * example.env.
 */
export function partsOf(engine: Engine, mode: keyof typeof modes): Parts {
  const example = readFileSync(inRepository('ops/example.env'), 'utf8');
  const value = (name: string) => given[name] ?? randomBytes(24).toString('hex');
  const env = example.replace(/^(\w+)=.*$/gm, (_, name: string) => `${name}=${value(name)}`);
  writeFileSync(inKept('env'), `${env}CHECK_MODE=${mode}\nCHECK_GATEWAY=${modes[mode]}\n`, { mode: 0o600 });
  const files = ['compose.yaml', 'ops/container/check.yaml'].map((name) => `--file=/repository/${name}`);
  const project = ['compose', '--project-directory=/repository', '--env-file=/kept/env', ...files];
  const compose = (...args: string[]) => engine.docker(...project, ...args);
  const look = (part: string, format: string) => engine.docker('inspect', '--format', format, `ivuriro-${part}-1`);
  return { ...engine, compose, look };
}

/** Removes everything that an earlier check left, creates the folder for backups and starts all services. */
export async function begin(engine: Engine, mode: keyof typeof modes): Promise<Parts> {
  const parts = partsOf(engine, mode);
  const { compose } = parts;
  await compose('down', '--volumes', '--timeout', '30');
  await run('rm', ['-rf', inKept('backup')]);
  await run('install', ['-d', '-o', '999', '-g', '999', inKept('backup')]);
  await step(`compose.yaml is up and healthy, ${mode}`, async () => {
    await compose('up', '--detach', '--no-build', '--pull', 'never', '--wait', '--wait-timeout', '180');
  });
  await step('the proxy has a certificate, and answers', async () => {
    const root = await eventually(() =>
      compose('exec', '-T', 'proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt'),
    );
    tls.setDefaultCACertificates([...tls.getCACertificates(), root]);
    await eventually(async () => {
      const { status } = await fetch(address);
      if (status !== 200) throw new Error(`The first page is answered ${status}.`);
    });
  });
  return parts;
}

/** Calls `act` repeatedly, for at most half a minute, until it succeeds. */
export async function eventually<T>(act: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + 30_000; ;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
