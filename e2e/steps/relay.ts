import { port } from './address.ts';

/** The relay that the product under test names; a test that needs it starts it. */
export const relay = { port: port + 2, secret: 'the secret of the relay under test' };
export const relayEnv = { TURN_URLS: `turn:127.0.0.1:${relay.port}?transport=udp`, TURN_SECRET: relay.secret };
