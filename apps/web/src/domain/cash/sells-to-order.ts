/** Laboratories and pharmacies take cash for orders, doctors and hospitals for appointments. */
export const sellsToOrder = ({ kind }: { kind: string }): boolean => kind === 'laboratory' || kind === 'pharmacy';
