import type { Endpoint, FilesRule } from '@ivuriro/contract/endpoint';
import { fileLimit } from '@ivuriro/contract/files';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { codeOf, Problem, problem } from '../errors.ts';
import type { Upload } from './call.ts';

export type Fields = Record<string, unknown>;

/** Parses fields such as `a=1&x[]=2&x[0]=3&items[0][id]=4`, of a form and of a multipart request alike. */
export const readForm = (text: string): Fields =>
  qs.parse(text, { depth: 3, arrayLimit: 200, parameterLimit: 1000, allowPrototypes: false });

/** Reads the body of a request: its fields by name, and its files when the endpoint accepts any. */
export async function readBody(
  request: FastifyRequest,
  rule: FilesRule | undefined,
): Promise<{ fields: Fields; files: Upload[] }> {
  const sent = request.isMultipart() ? await readMultipart(request, rule) : { fields: fieldsOf(request), files: [] };
  refuseUnkeepable(sent.fields, deepest);
  return { ...sent, fields: emptied(sent.fields) as Fields };
}

/** Converts null to an empty text, which is the value that a form sends for an empty field. */
function emptied(value: unknown): unknown {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptied(one)]));
}

function fieldsOf({ body }: FastifyRequest): Fields {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw problem('malformed');
  return { ...body };
}

// The deepest nesting that a body may have. No field of ours is nested deeper, and a deeper body could exhaust the
// stack.
const deepest = 8;

/** Refuses text that PostgreSQL cannot store: a NUL, or half a surrogate pair. */
export function refuseUnkeepable(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw problem('validation_failed', unkeepable);
  } else if (typeof value === 'object' && value !== null) {
    if (depth === 0) throw problem('malformed');
    for (const one of Object.values(value)) refuseUnkeepable(one, depth - 1);
  }
}
export const unkeepable = 'A field holds a character or a date that we cannot keep.';

async function readMultipart(request: FastifyRequest, rule: FilesRule | undefined) {
  const pairs = new URLSearchParams();
  const files: Upload[] = [];
  // the bytes that the body may still have, counted here because Fastify's own limit does not count multipart bodies
  let room = request.routeOptions.bodyLimit;
  const take = (bytes: number) => {
    room -= bytes;
    if (room < 0) throw problem('too_large');
  };
  try {
    for await (const part of request.parts({
      limits: {
        fileSize: rule?.bytes ?? fileLimit,
        files: rule ? rule.max + 1 : mostPictures,
        fields: 500,
        fieldSize: room,
      },
    })) {
      if (part.type === 'field') {
        // a truncated text must be refused, because it is not what the user wrote
        if (part.valueTruncated) throw problem('too_large');
        const value = String(part.value);
        take(part.fieldname.length + value.length);
        pairs.append(part.fieldname, value);
      } else {
        const bytes = await part.toBuffer();
        const field = part.fieldname.replace(/\[\d*\]$/, '');
        if (field !== rule?.field) {
          if (pictureFields.includes(field)) continue;
          throw problem('unknown_field', `We do not know the field ${part.fieldname}.`);
        }
        take(bytes.length);
        // for an empty file input, a form sends a part without a file name
        if (part.filename || bytes.length > 0) files.push({ name: part.filename, contentType: part.mimetype, bytes });
      }
    }
  } catch (error) {
    throw multipartProblem(error, rule);
  }
  if (rule && files.length > rule.max) throw tooMany(rule);
  return { fields: readForm(pairs.toString()), files };
}

const tooMany = (rule: FilesRule) => problem('validation_failed', `At most ${rule.max} files can be attached.`);

function multipartProblem(error: unknown, rule: FilesRule | undefined) {
  switch (codeOf(error)) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return problem('too_large', `Each file may have at most ${(rule?.bytes ?? fileLimit) / 1_048_576} MB.`);
    case 'FST_FILES_LIMIT':
      return rule ? tooMany(rule) : problem('unknown_field', 'No file is taken here.');
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return problem('too_large');
    default:
      return error instanceof Problem ? error : problem('malformed');
  }
}

/**
 * Fields in which existing API clients send pictures together with the request that saves a record. These pictures are
 * dropped, because a picture is stored by a later request to /upload_file.
 */
const pictureFields = ['images', 'image', 'picture', 'logo'];
const mostPictures = 5;
const toleratedEverywhere = ['_method', 'id', 'isAgreeTerms', ...pictureFields];

/** Removes fields that existing API clients send although the server itself decides their values. */
export function withoutTolerated(fields: Fields, endpoint: Endpoint): Fields {
  const known = shapeOf(endpoint);
  if (!known) return fields;
  const tolerated = [...toleratedEverywhere, ...(endpoint.tolerates ?? [])].filter((name) => !known.includes(name));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !tolerated.includes(name)));
}

function shapeOf(endpoint: Endpoint): string[] | undefined {
  const body = endpoint.body as { shape?: object } | undefined;
  return body ? (body.shape ? Object.keys(body.shape) : undefined) : [];
}
