/** The appearance of the badge of a payout, by its status, for administrators and for the provider who is paid. */
export const payoutLooks = {
  REQUESTED: { tone: 'ochre', shape: 'hollow' },
  SENT: { tone: 'kivu', shape: 'half' },
  CONFIRMED: { tone: 'tea', shape: 'full' },
  FAILED: { tone: 'danger', shape: 'bar' },
} as const;
