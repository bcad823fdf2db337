import type { Api } from '../../../lib/api/contract.ts';

export type DataRequest = Api['GET /admin/data_requests']['data']['data'][number];
