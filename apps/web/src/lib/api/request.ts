import type { Api } from './contract.ts';

export type Key = keyof Api;

/** The input of an API call with the contract `S`. */
export type InputOf<S> = S extends { params: infer P; query: infer Q; body: infer B }
  ? {
      params?: P;
      query?: Q;
      body?: B;
      /** Files by field name. With files the body is multipart. */
      files?: Record<string, File | File[]>;
      idempotencyKey?: string;
      /**
       * Whether the call sends no token. A token that the server refuses would end the session of the person who is
       * signed in here.
       */
      asVisitor?: true;
      signal?: AbortSignal;
      /** Called with the share of the body that was sent, 0 to 1. */
      onProgress?: (share: number) => void;
    }
  : never;

export type Input = InputOf<{ params: unknown; query: unknown; body: unknown }>;

/** 'GET /doctors/{id}' and its input → ['GET', '/api/doctors/7?page=2']. */
export function pathOf(key: string, input: Pick<Input, 'params' | 'query'>): [method: string, path: string] {
  const [method = 'GET', pattern = '/'] = key.split(' ');
  const params: Record<string, unknown> = Object(input.params);
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new TypeError(`${key} needs params.${name}`);
    return encodeURIComponent(textOf(params[name]));
  });
  const query = searchOf(Object(input.query));
  return [method, `/api${path}${query && `?${query}`}`];
}

/** A query string without empty values, so that the URL does not name cleared filters. */
export function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, textOf(one));
    }
  }
  return search.toString();
}

export function bodyOf({ body, files }: Pick<Input, 'body' | 'files'>): string | FormData | undefined {
  if (!files) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) form.append(Array.isArray(value) ? `${name}[]` : name, textOf(one));
    }
  }
  for (const [name, value] of Object.entries(files)) {
    for (const file of [value].flat()) form.append(name, file);
  }
  return form;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
