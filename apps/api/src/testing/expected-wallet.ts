/** The price of an appointment and the commission of it: 7.77 %, rounded. */
export const price = 5_003;
const commission = 388;

/** The expected state of one appointment's money, computed from the rules alone. */
export interface Story {
  id: string;
  cash: boolean;
  status: string;
  /**
   * `open`: nothing is decided yet; `earned`: the provider earned the money; `back`: the amount that the patient got
   * back.
   */
  money: 'open' | 'earned' | { back: number };
}

export function happens(story: Story, to: string, by: 'doctor' | 'patient' | 'sweeper', hoursBefore: number): void {
  if (story.status === to) return;
  story.status = to;
  const isOver = typeof story.money === 'object';
  if (story.cash) story.money = to === 'COMPLETED' ? 'earned' : 'open';
  else if (isOver) return;
  else if (to === 'CANCELLED')
    story.money = { back: by === 'patient' && hoursBefore < 4 ? Math.floor(price / 2) : price };
  else story.money = to === 'COMPLETED' || (to === 'MISSED' && by === 'doctor') ? 'earned' : 'open';
}

/** The expected sums in the wallet of the provider of these appointments. */
export function walletOf(stories: Story[]) {
  const sum = (of: (story: Story) => number) => stories.reduce((total, story) => total + of(story), 0);
  const back = ({ money }: Story) => (typeof money === 'object' ? money.back : 0);
  const paid = (story: Story) => (story.cash ? (story.money === 'earned' ? price : 0) : price - back(story));
  const revenue = (story: Story) => {
    if (story.money === 'open') return 0;
    const share = commission - Math.floor((commission * back(story)) / price);
    return price - back(story) - share;
  };
  const completed = (story: Story) => (story.cash && story.money === 'earned' ? price : 0);
  return {
    amount_paid: sum(paid),
    total_revenue: sum(revenue),
    amount_completed: sum(completed),
    amount_pending: sum(revenue) - sum(completed),
  };
}
