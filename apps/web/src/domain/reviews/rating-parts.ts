/** The four parts that a review may rate beside the whole, in the order in which they are read. */
export const parts = ['communication', 'customerCare', 'waitingTime', 'recommend'] as const;
