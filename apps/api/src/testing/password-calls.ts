import { deliver } from './deliver.ts';
import type { TestApp } from './test-app.ts';

/** A password that is not the one with which `signUp` registers. */
export const newPassword = 'the lake at night';

/** The token in a mail with a link for setting a password. */
export const linkIn = ({ text }: { text: string }) => /reset\/password\/([\w-]{43})/.exec(text)?.[1];
/** The account types of a sign-in, such as `patient`. */
export const kindsOf = (reply: { body: { data: object[] } }) => reply.body.data.flatMap((entry) => Object.keys(entry));

/** Calls with which people sign in by password and set a new one by a mailed link. */
export const passwordCalls = (test: () => TestApp) => {
  const askForLink = (email: string) => test().call('POST', '/forget-password', { body: { email } });
  return {
    askForLink,
    login: (email: string, word: string, cookie = '') =>
      test().call('POST', '/login', { body: { email, password: word }, ...(cookie ? { headers: { cookie } } : {}) }),
    /** The status of a call with this token: 401 when its session has ended. */
    alive: async (token: string): Promise<number> => (await test().call('GET', '/sessions', { token })).status,
    reset: (token: string, word = newPassword, again = word) =>
      test().call('POST', '/reset-password', { body: { token, password: word, password_confirmation: again } }),
    mailTo: async (email: string) => {
      await deliver(test());
      return test().mails.findLast(({ to }) => to === email)!;
    },
    /** Asks for a link to set a password; returns the token of the link. */
    mailedToken: async (email: string): Promise<string> => {
      await askForLink(email);
      await deliver(test());
      const mail = test().mails.findLast(({ to, subject }) => to === email && subject === 'Set a new password')!;
      return /http:\/\/ivuriro\.test\/reset\/password\/([\w-]{43})/.exec(mail.text)![1]!;
    },
  };
};
