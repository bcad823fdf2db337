/**
 * The papers that a laboratory or pharmacy can print: the permission that each needs, the call for one order, and the
 * call for several orders in one document.
 */
export const orderPapers = {
  laboratory: [
    {
      name: 'request',
      needs: 'orders.work',
      paper: 'GET /laboratory/papers/lab_request',
      several: 'GET /laboratory/papers/lab_requests',
    },
    {
      name: 'result',
      needs: 'results.release',
      paper: 'GET /laboratory/papers/lab_result',
      several: 'GET /laboratory/papers/lab_results',
    },
  ],
  pharmacy: [
    {
      name: 'drugLabel',
      needs: 'orders.work',
      paper: 'GET /pharmacy/papers/drug_label',
      several: 'GET /pharmacy/papers/drug_labels',
    },
  ],
} as const;

export type OrderPaperDetails = (typeof orderPapers)[keyof typeof orderPapers][number];
