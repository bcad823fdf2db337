import { port } from './address.ts';

/** Port and secret of the relay in the configuration of the tests. Only tests that need the relay start it. */
export const relay = { port: port + 2, secret: 'the secret of the relay under test' };
export const relayEnv = { TURN_URLS: `turn:127.0.0.1:${relay.port}?transport=udp`, TURN_SECRET: relay.secret };
