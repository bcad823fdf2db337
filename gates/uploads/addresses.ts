import type { Random } from '../random.ts';
import { makePatient } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import { open, sendForm } from './send-form.ts';

/** Signed URLs of private files are valid for a quarter of an hour; altered ones are refused. */
export async function addresses(fixture: ApiFixture, random: Random, tries: number): Promise<string[]> {
  const wrong: string[] = [];
  const made: string[] = [];
  for (const name of ['a.txt', 'b.txt']) {
    const { token } = await makePatient(fixture);
    const file = { name, type: 'text/plain', bytes: Buffer.from(`private of ${name}`) };
    const { data } = await sendForm(fixture, '/messages', token, { draft: '1' }, 'attachments[]', [file]);
    made.push(data.files[0].url);
  }
  const [mine, other] = made.map((url) => new URL(url)) as [URL, URL];
  const expect = async (what: string, url: string, status: number) => {
    const found = await open(fixture, url);
    if (found.status !== status) wrong.push(`${what} answers ${found.status}: ${url}`);
    if (status !== 200 && found.bytes.includes('private of')) wrong.push(`${what} opened the file: ${url}`);
  };
  await expect('the address', mine.href, 200);
  await expect('another file by this signature', other.pathname + mine.search, 404);
  const sign = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
  for (let n = 0; n < tries; n++) {
    const text = mine.pathname + mine.search;
    const at = '/files/private/'.length + random.below(text.length - '/files/private/'.length);
    const put = sign.charAt(random.below(sign.length + 1));
    const altered = text.slice(0, at) + put + text.slice(at + 1);
    // the last base64 character of a signature is not altered, because two of its bits are unused
    if (altered !== text && at < text.length - 1) await expect('an altered address', altered, 404);
  }
  const before = fixture.clock.now;
  fixture.clock.now = new Date(before.getTime() + 14 * 60_000);
  await expect('the address after 14 minutes', mine.href, 200);
  fixture.clock.now = new Date(before.getTime() + 16 * 60_000);
  await expect('the address after 16 minutes', mine.href, 404);
  fixture.clock.now = before;
  return wrong;
}
