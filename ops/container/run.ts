import { spawn } from 'node:child_process';

/** Runs a program and returns its output; when the program fails, the error contains its last lines. */
export function run(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let all = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (all = `${all}${text.toString()}`.slice(-8_000)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said.trim());
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${all}`));
    });
  });
}

/** Runs one step and prints its result and duration. */
export async function step(name: string, act: () => Promise<string | void>): Promise<void> {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1_000).toFixed(1);
  try {
    const told = await act();
    console.log(`  ok      ${name} (${seconds()} s)${told ? `: ${told}` : ''}`);
  } catch (error) {
    console.log(`  FAILED  ${name} (${seconds()} s)`);
    throw error;
  }
}
