// This file must run on any version of Node: it imports only node: modules, and uses nothing that Node 20 lacks.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, installPackages } from './install.mjs';

const NEEDED = 24;

/**
 * Installs missing packages, then runs `file` on Node 24: in this process, or in a child process when this one runs on
 * an older Node.
 */
export async function goOn(file, args = process.argv.slice(2), install = installPackages) {
  install();
  if (Number(process.versions.node.split('.')[0]) < NEEDED) return inChild(linkedNode(), [file, ...args]);
  process.env.PATH = pathWithTools();
  process.argv.splice(1, Infinity, file, ...args);
  await import(pathToFileURL(file).href);
}

/** Runs Node 24 with these arguments in a child process, with input, output and exit code of this process. */
export function inChild(node, args) {
  const env = { ...process.env, PATH: pathWithTools(), npm_node_execpath: node };
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl-C also reaches the child, so this process only waits until the child has ended.
  process.on('SIGINT', () => undefined);
  // A SIGTERM to npm ends only npm's shell and does not reach this process, which therefore detects it by its changed
  // parent process.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

export function linkedNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const node = at(`node_modules/node-${platform}-${process.arch}/bin`, platform === 'win' ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  console.error(
    `Ivuriro needs Node ${NEEDED} or newer and this is ${process.version}: install it from https://nodejs.org, then try again.`,
  );
  process.exit(1);
}

/** PATH with the tools of node_modules, among them Node 24, before the system's programs. */
function pathWithTools() {
  return [at('node_modules/.bin'), process.env.PATH].join(path.delimiter);
}
