import type { SeededFault } from '../prove.ts';
import type { XssFixture } from './xss-fixture.ts';

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Faults that a programmer could make in a page. */
export const faults: SeededFault<XssFixture>[] = [
  {
    name: 'a page holds what somebody wrote as it came',
    inject: (fixture) => {
      fixture.passing = ({ html, headers }) => ({ html: unescaped(html), headers });
    },
    caughtBy: /the policy had to refuse|it could run/,
  },
  {
    name: 'and its policy is forgotten',
    inject: (fixture) => {
      fixture.passing = ({ html, headers }) => ({
        html: unescaped(html),
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-security-policy')),
      });
    },
    caughtBy: /scripts ran/,
  },
  {
    name: 'a link may lead to a script',
    inject: (fixture) => {
      fixture.passing = ({ html, headers }) => ({
        html: html.replaceAll('href="/faq"', 'href="java\tscript:ran.push(1)"'),
        headers,
      });
    },
    caughtBy: /it could run/,
  },
  {
    name: 'what somebody wrote is swallowed',
    inject: (fixture) => {
      fixture.passing = ({ html, headers }) => ({ html: html.replaceAll('Replyends', ''), headers });
    },
    caughtBy: /Replyends cannot be read/,
  },
  {
    name: 'a mail holds what somebody wrote as it came',
    inject: ({ platform }) => {
      const { mail } = platform;
      platform.mail = { send: (one) => mail.send({ ...one, html: unescaped(one.html) }) };
    },
    caughtBy: /a mail: (scripts ran|it could run)/,
  },
];
