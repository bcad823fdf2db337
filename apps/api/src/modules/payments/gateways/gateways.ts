import type { Platform } from '../../../platform/platform.ts';
import { flutterwaveGateway } from './flutterwave.ts';
import type { Gateway } from './gateway.ts';
import { sandboxGateway } from './sandbox.ts';

/** The gateway with which the payment was opened, even if the configuration names another one now. */
export const gatewayOf = (platform: Platform, name: string | null): Gateway =>
  name === 'flutterwave' ? flutterwaveGateway(platform.config.flutterwave) : sandboxGateway(platform);
