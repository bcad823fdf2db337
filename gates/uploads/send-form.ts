import type { ApiFixture } from '../api-fixture.ts';
import type { SentFile } from './case.ts';

export interface Answer {
  status: number;
  code: string | undefined;
  data: any;
  text: string;
}

/** Sends a multipart form with these fields and files, written byte by byte so that names can be hostile. */
export async function sendForm(
  { address }: ApiFixture,
  path: string,
  token: string,
  fields: Record<string, string>,
  field: string,
  files: readonly SentFile[],
): Promise<Answer> {
  const boundary = 'between-0d9f3b';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { name, type, bytes } of files)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])),
  });
  const text = await answer.text();
  const { data, code } = JSON.parse(text) as { data: unknown; code?: string };
  return { status: answer.status, code, data, text: text.slice(0, 200) };
}

export interface OpenedFile {
  status: number;
  header: (name: string) => string;
  bytes: Buffer;
}

/** Requests this URL of the product as a browser does. */
export async function open({ address }: ApiFixture, url: string): Promise<OpenedFile> {
  const { pathname, search } = new URL(url, address);
  const answer = await fetch(address + pathname + search);
  return {
    status: answer.status,
    header: (name) => answer.headers.get(name) ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}
