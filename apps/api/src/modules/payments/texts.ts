/** Texts of mails about payouts. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  account: {
    subject: 'Your payout account was changed',
    line: (account: string) => `From now on Ivuriro pays you to ${account}.`,
    first: 'The first payout to a new account waits for 24 hours.',
    action: 'Write to us',
    after: 'If you did not do this, write to us at once: nothing has been paid to the new account yet.',
  },
  sent: {
    subject: 'A payout is on its way to you',
    line: (amount: string) => `We have sent you ${amount}.`,
    to: 'To',
    reference: 'Reference',
    action: 'See your payouts',
  },
  approval: {
    payout: {
      subject: 'A payout waits for your approval',
      line: (by: string, what: string) =>
        `${by} has asked for a payout of ${what}. It waits for another administrator.`,
    },
    setting: {
      subject: 'A change of the money rules waits for your approval',
      line: (by: string, what: string) => `${by} has asked for a change: ${what}. It waits for another administrator.`,
    },
    limit: (from: string, to: string) => `the payout limit from ${from} to ${to}`,
    commission: (kind: string, from: string, to: string) => `the commission of each ${kind} from ${from} % to ${to} %`,
    action: 'Look at it',
  },
};
