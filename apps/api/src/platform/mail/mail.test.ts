import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createServer } from '../http/server.ts';
import { demoMailer } from './demo-mailer.ts';
import { devMail } from './dev-mail.ts';
import { mailOf } from './email.ts';
import { smtpMailer } from './smtp-mailer.ts';

const email = {
  subject: 'Your <b>visit</b>',
  greeting: 'Hello Aline & "Co",',
  lines: ['one line'],
  facts: [['Day', '<script>1</script>']] as [string, string][],
  action: { label: 'See it', url: 'http://ivuriro.test/x?a=1&b=2' },
  after: ['small words'],
};

describe('the contents of a mail', () => {
  it('the plain text and the HTML have the same content, and typed text never becomes markup', () => {
    const { text, html } = mailOf('a@example.rw', email);
    expect(text).toContain(
      'Hello Aline & "Co",\n\none line\n\nDay: <script>1</script>\n\nSee it:\nhttp://ivuriro.test/x?a=1&b=2',
    );
    expect(html).toContain('Hello Aline &amp; &quot;Co&quot;,');
    expect(html).toContain('&lt;script&gt;1&lt;/script&gt;');
    expect(html).toContain('href="http://ivuriro.test/x?a=1&amp;b=2"');
    expect(html).not.toMatch(/<script|<b>/);
  });
});

describe('mail by SMTP', () => {
  let server: Server;
  let received: string[];
  let refuse = false;
  beforeAll(async () => {
    received = [];
    server = createTcpServer((socket) => converse(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** Answers as an SMTP server, with only the replies that sending one mail needs. */
  function converse(socket: Socket) {
    let mail: string | null = null;
    socket.write('220 here\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (mail !== null) {
        mail += chunk;
        if (!mail.endsWith('\r\n.\r\n')) return;
        received.push(mail);
        mail = null;
        socket.write('250 kept\r\n');
      } else if (/^(EHLO|MAIL|RCPT)/.test(chunk))
        socket.write(refuse && chunk.startsWith('RCPT') ? '451 later\r\n' : '250 fine\r\n');
      else if (chunk.startsWith('DATA')) {
        mail = '';
        socket.write('354 go on\r\n');
      } else socket.end('221 bye\r\n');
    });
    socket.on('error', () => {});
  }
  const mailer = () =>
    smtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'Ivuriro <no-reply@ivuriro.example>');

  it('a mail reaches the server as text and HTML, and its subject cannot add headers', async () => {
    await mailer().send({ ...mailOf('aline@example.rw', email), subject: 'Hi\r\nBcc: evil@example.com' });
    const [mail] = received;
    expect(mail).toMatch(/^From: Ivuriro <no-reply@ivuriro\.example>\r$/m);
    expect(mail).toMatch(/^To: aline@example\.rw\r$/m);
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail).toContain('text/plain');
    expect(mail).toContain('text/html');
  });

  it('attachments are sent with a mail', async () => {
    const attachments = [{ name: 'visit.ics', contentType: 'text/calendar; charset=utf-8', text: 'BEGIN:VCALENDAR' }];
    await mailer().send({ ...mailOf('aline@example.rw', email), attachments });
    const mail = received.at(-1)!;
    expect(mail).toMatch(/^Content-Type: text\/calendar; charset=utf-8; name=visit\.ics\r$/m);
    expect(mail).toMatch(/^Content-Disposition: attachment; filename=visit\.ics\r$/m);
    expect(mail).toContain(btoa('BEGIN:VCALENDAR'));
  });

  it('sending fails when the server refuses a mail, so that the job is retried', async () => {
    refuse = true;
    await expect(mailer().send(mailOf('aline@example.rw', email))).rejects.toThrow('451');
    refuse = false;
  });
});

describe('mail of the demo', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('can be read at /dev/mail and /dev/mail.json, newest first, for everybody or for one person', async () => {
    const { platform } = test;
    const mailer = demoMailer(platform.db);
    await mailer.send(mailOf('aline@example.rw', email));
    const attachments = [{ name: 'a"<b>.ics', contentType: 'text/calendar; charset=utf-8', text: 'BEGIN:VCALENDAR' }];
    await mailer.send({ ...mailOf('eric@example.rw', { ...email, subject: 'Second' }), attachments });
    const app = createServer({ ...platform, log: pino({ level: 'silent' }) }, [], []);
    devMail(app, platform);
    const get = (url: string) => app.inject({ method: 'GET', url });
    expect((await get('/dev/mail.json')).json()).toMatchObject([
      { to: 'eric@example.rw', attachments },
      { to: 'aline@example.rw', attachments: [] },
    ]);
    expect((await get('/dev/mail.json?to=ALINE@example.rw')).json()).toHaveLength(1);
    const page = await get('/dev/mail');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Your &lt;b&gt;visit&lt;/b&gt;');
    expect(page.body).toContain('<a href="http://ivuriro.test/x?a=1&amp;b=2">');
    expect(page.body).toContain(
      `<a download="a&quot;&lt;b&gt;.ics" href="data:text/calendar;charset=utf-8;base64,${btoa('BEGIN:VCALENDAR')}">`,
    );
    expect(page.body).not.toContain('<script');
    expect((await get('/dev/mail?to="><script>')).body).not.toContain('<script');
    await app.close();
  });
});
