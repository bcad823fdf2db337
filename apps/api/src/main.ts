import { readConfig } from './platform/config.ts';
import { openLog } from './platform/observe/log.ts';
import { onShutdown } from './platform/shutdown.ts';
import { checkStart } from './platform/start/checks.ts';
import { endStart } from './platform/start/end.ts';
import { startProduct } from './product.ts';

const say = (line: string) => console.log(line);
const signIns = [
  'patient',
  'doctor',
  'hospital',
  'reception',
  'nurse',
  'cashier',
  'laboratory',
  'pharmacy',
  'admin',
  'admin2',
  'both',
  'family',
].map((name) => `${name}@ivuriro.test`);

try {
  const config = readConfig();
  const started = Date.now();
  await checkStart(config, say);
  // people read the output of say(); the log is for machines
  const log = openLog(config.logLevel);
  const product = await startProduct(config, log, { pages: process.argv.includes('--dev') ? 'dev' : 'built', say });
  onShutdown(product.stop, config.leaveSeconds);
  say(`\nIvuriro is ready at ${config.publicUrl} (after ${((Date.now() - started) / 1000).toFixed(1)} s).`);
  if (config.mode === 'demo') {
    say(`\nDemo sign-ins, password Ivuriro-demo-1:\n  ${signIns.join('\n  ')}`);
    say(
      `\nMail that would have been sent: ${config.publicUrl}/dev/mail\nText messages: ${config.publicUrl}/dev/phone\nThe calls: ${config.publicUrl}/api/docs`,
    );
  }
  say('\nCtrl-C stops it; the data stays.');
} catch (error) {
  endStart(error);
}
