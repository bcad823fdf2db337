/** The four parts that a review may rate besides the overall rating, in the order of display. */
export const parts = ['communication', 'customerCare', 'waitingTime', 'recommend'] as const;
