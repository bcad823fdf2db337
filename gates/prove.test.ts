import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { type SeededFault, type GateRun, prove } from './prove.ts';

interface Purse {
  francs: number;
}
const honest: GateRun<Purse> = async (inject) => {
  const purse = { francs: 100 };
  await inject(purse);
  return purse.francs === 100 ? { passed: 1, wrong: [] } : { passed: 0, wrong: [`${purse.francs} Frw in the till`] };
};
const theft: SeededFault<Purse> = { name: 'a franc is stolen', inject: (purse) => purse.francs--, caughtBy: /99 Frw/ };
const quietly = () => {};

it('a gate is accepted when it catches every seeded fault and reports nothing without one', async () => {
  expect(await prove(honest, [theft, { ...theft, name: 'again' }], quietly)).toEqual({ passed: 3, wrong: [] });
});

it('a gate is reported when it misses a seeded fault', async () => {
  const blind: GateRun<Purse> = async () => ({ passed: 1, wrong: [] });
  expect((await prove(blind, [theft], quietly)).wrong).toEqual(['not caught: a franc is stolen']);
});

it('a gate that fails for another reason has not caught the seeded fault', async () => {
  const { wrong } = await prove(honest, [{ ...theft, caughtBy: /the till is gone/ }], quietly);
  expect(wrong).toEqual(['not caught: a franc is stolen; instead it was said: 99 Frw in the till']);
});

it('a gate is reported when it fails without a seeded fault', async () => {
  const shy: GateRun<Purse> = async () => ({ passed: 0, wrong: ['99 Frw in the till'] });
  const { wrong } = await prove(shy, [theft], quietly);
  expect(wrong).toEqual(['found without a fault: 99 Frw in the till']);
});

const root = path.join(import.meta.dirname, '..');
const gates = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.gate.ts'));
const table = readFileSync(path.join(root, 'docs/trust.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it.each(gates)('the gate %s has seeded faults and is named in docs/trust.md', { timeout: 120_000 }, async (file) => {
  const run = ['scripts/run.mjs', `gates/${file}`, '--faults'];
  const { stdout } = await promisify(execFile)(process.execPath, run, { cwd: root });
  expect(stdout.trim().split('\n').length).toBeGreaterThanOrEqual(2);
  const [script] = Object.entries(scripts).find(([, runs]) => runs.endsWith(`gates/${file}`)) ?? [file];
  expect(table).toContain(`\`npm run ${script}\``);
});
