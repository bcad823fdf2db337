/** A text file attached to a mail. */
export interface MailAttachment {
  name: string;
  contentType: string;
  text: string;
}

/** One mail, as text and as HTML. */
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
