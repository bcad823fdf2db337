import { pdfPages } from './pdf-text.ts';
import type { TestApp } from './test-app.ts';

/** Opens a PDF by its signed URL; returns the status, the bytes, and the text of each page. */
export async function openPdf({ app }: Pick<TestApp, 'app'>, url: string) {
  const { pathname, search } = new URL(url);
  const { statusCode: status, rawPayload: bytes } = await app.inject({ method: 'GET', url: pathname + search });
  return { status, bytes, pages: status === 200 ? pdfPages(bytes) : [] };
}
