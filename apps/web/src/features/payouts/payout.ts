import type { Api } from '../../shared/api/contract.ts';

export type Payout = Api['GET /admin/payouts']['data']['data'][number];
