import type { Api } from '../../shared/api/contract.ts';

export type DataRequest = Api['GET /admin/data_requests']['data']['data'][number];
