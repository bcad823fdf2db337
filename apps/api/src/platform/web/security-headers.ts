import type { Config } from '../config.ts';

const gateways: Record<Config['paymentGateway'], string> = {
  sandbox: '',
  flutterwave: ' https://checkout.flutterwave.com',
};

/**
 * The content security policy of a page: it allows only our own scripts, inline scripts with this page's nonce, and the
 * widget of the configured gateway.
 */
export function pagePolicy(config: Config, nonce: string): string {
  const gateway = gateways[config.paymentGateway];
  const tiles = config.mapTilesUrl
    ? ` ${new URL(config.mapTilesUrl.replaceAll(/[{}]/g, '')).origin.replace('://s.', '://*.')}`
    : '';
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${gateway}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${tiles}`,
    // 'self' includes our sockets; Safari before 15.4 does not include them and falls back to polling
    `connect-src 'self'`,
    gateway ? `frame-src${gateway}` : `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Headers of every response. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self)',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
