import { texts } from './texts.ts';

export type Reply<T> = { status: number; message: string; data: T };

/** Error messages, by the names of the request's fields in the API. */
export type FieldErrors = Record<string, string>;

type Failure = {
  message?: string;
  code?: string;
  errors?: string[];
  request_id?: string;
  amount?: number;
  fields?: FieldErrors;
};

/** A failed call, with messages for the screen. `status` 0: there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: string[];
  readonly requestId: string;
  /** The current price, when the call failed because the price has changed. */
  readonly amount: number | undefined;

  readonly fields: FieldErrors;

  constructor(status: number, failure: Failure) {
    super(failure.message ?? texts.en.failed);
    this.name = 'ApiError';
    this.status = status;
    this.code = failure.code ?? (status === 0 ? 'unreachable' : 'unknown');
    this.errors = failure.errors?.length ? failure.errors : [this.message];
    this.requestId = failure.request_id ?? '';
    this.amount = failure.amount;
    this.fields = failure.fields ?? {};
  }
}

export function replyOf<T>(status: number, body: unknown): Reply<T> {
  const read = typeof body === 'object' && body !== null ? body : {};
  if (status >= 200 && status < 300 && 'data' in read) {
    return { status, message: 'message' in read ? String(read.message) : '', data: read.data as T };
  }
  throw new ApiError(status, read);
}
