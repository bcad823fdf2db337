import { createServer, type Socket } from 'node:net';
import S3rver from 's3rver';

/**
 * Runs fake services in a container of the check: an S3 store, and a mail server that prints the mails that it
 * receives.
 */
const configureBuckets = [{ name: 'ivuriro', configs: [] }];
const directory = '/tmp/store';
const settings = { address: '0.0.0.0', port: 9000, silent: true, vhostBuckets: false, directory, configureBuckets };
await new S3rver(settings).run();
createServer(converse).listen(2525);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

/** Implements the part of the SMTP protocol that one mail needs. */
function converse(socket: Socket) {
  let letter: string | null = null;
  socket.on('error', () => {});
  socket.write('220 here\r\n');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    if (letter !== null) {
      letter += chunk;
      if (!letter.endsWith('\r\n.\r\n')) return;
      console.log(letter);
      letter = null;
      socket.write('250 kept\r\n');
    } else if (chunk.startsWith('DATA')) {
      letter = '';
      socket.write('354 go on\r\n');
    } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
  });
}
