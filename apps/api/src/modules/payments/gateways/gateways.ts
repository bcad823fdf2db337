import type { Platform } from '../../../platform/platform.ts';
import { flutterwaveGateway } from './flutterwave.ts';
import type { Gateway } from './gateway.ts';
import { sandboxGateway } from './sandbox.ts';

/** The gateway that a payment was opened at, also after the configuration names another. */
export const gatewayOf = (platform: Platform, name: string | null): Gateway =>
  name === 'flutterwave' ? flutterwaveGateway(platform.config.flutterwave) : sandboxGateway(platform);
