import { pdfPages } from './pdf-text.ts';
import type { TestApp } from './test-app.ts';

/** Opens a paper by its signed address; its text by page. */
export async function openPdf({ app }: Pick<TestApp, 'app'>, url: string) {
  const { pathname, search } = new URL(url);
  const { statusCode: status, rawPayload: bytes } = await app.inject({ method: 'GET', url: pathname + search });
  return { status, bytes, pages: status === 200 ? pdfPages(bytes) : [] };
}
