import type { Api } from '../../../lib/api/contract.ts';

export type Payout = Api['GET /admin/payouts']['data']['data'][number];
