/** One text message to a phone number in E.164. */
export interface TextMessage {
  to: string;
  text: string;
}

export interface Sms {
  /** Throws on failure, so that the job is retried. */
  send: (message: TextMessage) => Promise<void>;
}
