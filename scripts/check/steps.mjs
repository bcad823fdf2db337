import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { at } from '../install.mjs';

// The checks; those that take longest come first, so that no core is idle at the end.
const STEPS = {
  types: 'check:types',
  format: 'check:format',
  unused: 'check:unused',
  arrows: 'check:arrows',
  lint: 'check:lint',
  copies: 'check:copies',
  lock: 'check:lock',
  requirements: 'check:requirements',
  fragments: 'check:fragments',
  texts: 'check:texts',
  words: 'check:words',
  schema: 'check:schema',
};

const waiting = Object.entries(STEPS);
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = failed > 0 ? 1 : 0;

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, script] = step;
    const began = Date.now();
    const { code, output } = await run(script);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (code === 0) console.log(`  ok      ${name} (${seconds} s)`);
    else console.log(`  FAILED  ${name} (${seconds} s): npm run ${script}\n${output}`);
    failed += code === 0 ? 0 : 1;
  }
}

function run(script) {
  const npm = spawn('npm', ['run', '--silent', script], { cwd: at(), shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    npm.on('error', (error) => resolve({ code: 1, output: error.message }));
    npm.on('close', (code) => resolve({ code, output }));
  });
}
