import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends through a mail server; throws on failure, so that the job is retried. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async ({ to, subject, text, html, attachments = [] }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments.map((one) => ({
          filename: one.name,
          contentType: one.contentType,
          content: one.text,
        })),
      });
    },
  };
}
