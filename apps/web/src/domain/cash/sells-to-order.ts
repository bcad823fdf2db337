/**
 * Whether the provider takes cash for orders, as laboratories and pharmacies do; doctors and hospitals take it for
 * appointments.
 */
export const sellsToOrder = ({ kind }: { kind: string }): boolean => kind === 'laboratory' || kind === 'pharmacy';
