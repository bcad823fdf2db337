import type { FastifyInstance } from 'fastify';
import { problem } from '../../../platform/errors.ts';
import { auditLine, writeAudit } from '../../../platform/http/audit.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountType } from '../../../platform/session.ts';
import { readerOf } from '../domain/signed-address.ts';
import { isDay } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { copyMadeOnce } from '../commands/create-data-copy.ts';
import { type PrivateFile, readPrivate } from './private-files.queries.ts';
import { generatedFiles } from '../ports.ts';
import { pictureKey } from './pictures.queries.ts';

/** Headers that keep a browser from running scripts in a file. */
const harmless = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" };

/** Serves files outside /api: pictures to everyone, private files to the holder of a signed URL. */
export function servePictures(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { filename: string } }>(
    '/files/:filename',
    { config: { declared: 'public' } },
    async ({ params }, reply) => {
      const bytes = /^[0-9a-f-]{36}\.webp$/.test(params.filename)
        ? await platform.storage.get(pictureKey(params.filename))
        : null;
      if (!bytes) throw problem('not_found');
      return reply
        .type('image/webp')
        .headers({ ...harmless, 'cache-control': 'public, max-age=31536000, immutable' })
        .send(bytes);
    },
  );

  app.get<{ Params: { key: string }; Querystring: Record<string, unknown> }>(
    '/files/private/:key',
    { config: { declared: 'signed' } },
    async ({ params, query, id }, reply) => {
      const reader = readerOf(platform, params.key, query);
      const type = reader && (await accountType(platform.reads, reader.accountId));
      if (!reader || !type) throw problem('not_found', 'This address has expired. Load the page again.');
      await spend(platform, 'open_file', { account: reader.accountId });
      const file = await openPrivate(platform, params.key);
      await writeAudit(platform.db, {
        ...auditLine(null, 'file.read', reader.object, id),
        account_id: reader.accountId,
        account_type: type,
        object_id: params.key,
        patient_id: reader.patientId ?? (type === 'patient' ? reader.accountId : null),
      });
      return reply
        .type(file.contentType)
        .headers({
          ...(file.contentType === 'application/pdf' ? { 'x-content-type-options': 'nosniff' } : harmless),
          'cache-control': 'no-store',
          'content-disposition': dispositionOf(file.name, file.contentType),
        })
        .send(file.bytes);
    },
  );
}

const shown = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/**
 * The header that makes the browser show a file, if its own viewer can, or else download it. No character of the file
 * name can break the header.
 */
function dispositionOf(name: string, contentType: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${shown.includes(contentType) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Returns the file of a signed URL: reads it from the storage or generates it. */
async function openPrivate(platform: Platform, key: string): Promise<PrivateFile> {
  const [name, id, part] = key.split(':');
  if (id === undefined) return readPrivate(platform, key);
  const all = generatedFiles.call();
  const make = Object.hasOwn(all, name!) ? all[name!] : undefined;
  if (!make || !isId(id)) throw problem('not_found');
  if (part === undefined || isDay(part)) return make(platform, id, part);
  if (!isId(part)) throw problem('not_found');
  return copyMadeOnce(platform, part, id, () => make(platform, id));
}
