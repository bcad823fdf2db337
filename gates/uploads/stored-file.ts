import type { ApiFixture } from '../api-fixture.ts';
import type { Case } from './case.ts';
import { samePicture } from './same-picture.ts';
import { open } from './send-form.ts';

/** Checks a file name that the product shows, sends in a header and uses when somebody saves the file. */
export const wrongName = (name: string): string[] =>
  name.length > 120 || /[/\\<>:"|?*\p{Cc}\p{Cf}]/u.test(name) || /^[.\s]|[.\s]$/.test(name) || !name.isWellFormed()
    ? [`its name is ${JSON.stringify(name)}`]
    : [];

/** Opens a stored attachment; returns findings about how it is served. */
export async function handedOver(fixture: ApiFixture, url: string, file: Case): Promise<string[]> {
  const { status, header, bytes } = await open(fixture, url);
  if (status !== 200) return [`its address answers ${status}`];
  const type = header('content-type');
  const [how] = header('content-disposition').split(';');
  return [
    ...(await samePicture(type, file.bytes, bytes)),
    ...(header('x-content-type-options') === 'nosniff' ? [] : ['a browser may guess what it is']),
    ...(/html|script|svg|xml$/.test(type.replace(/^application\/vnd\.openxml[\w.-]*/, ''))
      ? [`it is served as ${type}`]
      : []),
    ...(type === 'application/pdf' || header('content-security-policy').includes('sandbox')
      ? []
      : ['it may run in our name']),
    ...(file.shown && how !== file.shown ? [`it is handed over as ${how}`] : []),
    ...(header('cache-control') === 'no-store' ? [] : ['it is kept on the way']),
  ];
}
