import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeTransaction {
  id: number;
  tx_ref: string;
  amount: number;
  currency: string;
  status: string;
}
export interface FakeTransfer {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: string;
  account_bank: string;
  account_number: string;
  complete_message: string;
}
/** How one request fails. With `lost` the request is processed, but the connection is closed without a response. */
export type Fault = 'error' | 'garbage' | 'drop' | 'lost' | 'hang' | 'refuse' | undefined;

export interface FakeFlutterwave {
  url: string;
  transactions: Map<number, FakeTransaction>;
  /** For each reference, the newest transaction, which a search by this reference returns. */
  latest: Map<string, FakeTransaction>;
  refunds: { id: number; tx_id: number; amount_refunded: number }[];
  transfers: FakeTransfer[];
  /** Returns, for each request, how it fails; undefined when it succeeds. */
  fault: (path: string) => Fault;
  /** The requests that were received, with the API key that each sent. */
  requests: { path: string; key: string | undefined }[];
  pay: (txRef: string, amount: number, more?: Partial<FakeTransaction>) => FakeTransaction;
  close: () => Promise<void>;
}

export const firstId = 1_001;

/** Starts a server that responds as Flutterwave documents, and that fails when a test requires it. */
export async function startFakeFlutterwave(): Promise<FakeFlutterwave> {
  let next = firstId;
  const fake: Omit<FakeFlutterwave, 'url' | 'close'> = {
    transactions: new Map(),
    latest: new Map(),
    refunds: [],
    transfers: [],
    fault: () => undefined,
    requests: [],
    pay: (tx_ref, amount, more = {}) => {
      const transaction = { id: next++, tx_ref, amount, currency: 'RWF', status: 'successful', ...more };
      fake.transactions.set(transaction.id, transaction);
      fake.latest.set(tx_ref, transaction);
      return transaction;
    },
  };
  const server = createServer((request, response) => void answer(fake, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function answer(
  fake: Omit<FakeFlutterwave, 'url' | 'close'>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url!.replace('/v3', '');
  fake.requests.push({ path, key: request.headers.authorization });
  const fault = fake.fault(path);
  if (fault === 'hang') return;
  if (fault === 'drop') return response.destroy();
  if (fault === 'error') return send(response, 502, '{"status":"error","message":"Bad gateway"}');
  if (fault === 'garbage') return send(response, 200, '<html>Maintenance');
  if (fault === 'refuse')
    return send(response, 400, '{"status":"error","message":"Insufficient funds in customer wallet","data":null}');
  const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Body) : undefined;
  if (body?.reference && fake.transfers.some(({ reference }) => reference === body.reference))
    return send(
      response,
      400,
      '{"status":"error","message":"Transfer with this reference already exists","data":null}',
    );
  const reply = path.startsWith('/transfers') ? transfer(fake, path, body) : act(fake, path, body);
  if (fault === 'lost') return response.destroy();
  send(response, reply ? 200 : 404, JSON.stringify(reply ?? notFound));
}

type Body = { amount: number; reference?: string; account_bank?: string; account_number?: string };

const notFound = { status: 'error', message: 'No transaction was found for this id', data: null };

function send(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

function transfer(fake: Omit<FakeFlutterwave, 'url' | 'close'>, path: string, body: Body | undefined) {
  const { pathname, searchParams } = new URL(path, 'http://fake');
  if (body) {
    const made = {
      id: firstId + fake.transfers.length,
      reference: body.reference!,
      amount: body.amount,
      currency: 'RWF',
      status: 'NEW',
      account_bank: body.account_bank!,
      account_number: body.account_number!,
      complete_message: '',
    };
    fake.transfers.push(made);
    return { status: 'success', message: 'Transfer Queued Successfully', data: made };
  }
  const reference = searchParams.get('reference');
  if (reference !== null)
    return { status: 'success', data: fake.transfers.filter((one) => one.reference === reference) };
  const found = fake.transfers.find(({ id }) => pathname === `/transfers/${id}`);
  return found && { status: 'success', message: 'Transfer fetched', data: found };
}

function act(fake: Omit<FakeFlutterwave, 'url' | 'close'>, path: string, body: Body | undefined) {
  const { pathname, searchParams } = new URL(path, 'http://fake');
  const [, id, verb] = /^\/transactions\/(\d+)\/(verify|refund)$/.exec(pathname) ?? [];
  if (pathname === '/refunds')
    return {
      status: 'success',
      message: 'Refunds fetched',
      data: fake.refunds.filter((refund) => String(refund.tx_id) === searchParams.get('id')),
    };
  const found = id ? fake.transactions.get(Number(id)) : fake.latest.get(searchParams.get('tx_ref') ?? '');
  if (!found) return undefined;
  if (verb !== 'refund') return { status: 'success', message: 'Transaction fetched successfully', data: found };
  const refund = { id: fake.refunds.length + 1, tx_id: found.id, amount_refunded: body!.amount };
  fake.refunds.push(refund);
  return { status: 'success', message: 'Transaction refund initiated', data: { ...refund, status: 'completed' } };
}
