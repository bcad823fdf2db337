/** Text that goes along as a file. */
export interface MailAttachment {
  name: string;
  contentType: string;
  text: string;
}

/** One mail, in both forms. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}
