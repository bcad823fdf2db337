import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { address, type Parts } from './compose.ts';
import { step } from './run.ts';

const ours = ['web-1', 'web-2', 'worker'];

/**
 * Checks the restrictions of each container, and that only public endpoints and the relay are reachable from outside.
 */
export async function holes({ compose, look }: Parts): Promise<void> {
  await step('no container of ours runs as root, has a capability or can write outside of its folders', async () => {
    for (const part of ours) {
      assert.equal(
        await look(part, '{{.Config.User}} {{.HostConfig.ReadonlyRootfs}} {{.State.Health.Status}}'),
        'node true healthy',
      );
      const asked = (script: string) => compose('exec', '-T', part, 'sh', '-c', script);
      assert.equal(await asked('id -u'), '1000');
      // reads the status of the product's process, which is a child of docker's init
      const status = await asked('cat /proc/$(cat /proc/1/task/1/children | cut -d" " -f1)/status');
      assert.match(status, /^Name:\s+MainThread$|^Name:\s+node$/m);
      for (const held of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
        assert.match(status, new RegExp(`^${held}:\\s+0+$`, 'm'));
      assert.match(status, /^NoNewPrivs:\s+1$/m);
      assert.equal(
        await asked(
          'touch /app/x /etc/x /usr/x 2>/dev/null; touch /tmp/x /data/x && ls /app/x /etc/x /usr/x 2>/dev/null | wc -l',
        ),
        '0',
      );
    }
  });
  await step('pages and API calls are answered, and metrics are not public', async () => {
    const statuses = await Promise.all(
      ['/', '/doctors', '/api/doctors', '/readyz', '/sitemap.xml', '/metrics', '/dev/mail'].map(
        async (at) => (await fetch(address + at)).status,
      ),
    );
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 404, 404]);
    const { headers } = await fetch(`http://localhost/`, { redirect: 'manual' });
    assert.equal(headers.get('location'), `${address}/`);
  });
  await step('the relay answers', async () => {
    assert.match(await compose('exec', '-T', 'coturn', 'id', '-un'), /^nobody$/);
    const socket = createSocket('udp4');
    const answer = new Promise((resolve, reject) => {
      socket.once('message', resolve);
      setTimeout(() => reject(new Error('The relay is silent.')), 5_000).unref();
    });
    // a STUN binding request without attributes
    socket.send(Buffer.from('000100002112a442000102030405060708090a0b', 'hex'), 3478, '127.0.0.1');
    await answer.finally(() => socket.close());
  });
}
