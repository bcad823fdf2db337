import type * as z from 'zod';
import type { BudgetName } from './budgets.ts';

export const roles = ['patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'admin'] as const;
export type Role = (typeof roles)[number];
const isRole = (who: string): who is Role => (roles as readonly string[]).includes(who);
export const kinds = ['doctor', 'hospital', 'laboratory', 'pharmacy'] as const;
export type Kind = (typeof kinds)[number];
export const isKind = (role: string): role is Kind => (kinds as readonly string[]).includes(role);
/** doctors, hospitals, laboratories, pharmacies: as addresses name all of a kind. */
export const pluralOf = (kind: string): string => `${kind.replace(/y$/, 'ie')}s`;

/** Who may call. `any` is every account type; `secret` a gateway's webhook; `signed` a signed address. */
export type Who = 'public' | 'secret' | 'signed' | 'any' | Role;
/** Whether the caller has to be signed in. */
export const signsIn = (who: Who): who is 'any' | Role => who === 'any' || isRole(who);

/**
 * The object that a call touches and where its id is: `appointment@params.id`.
 * `none` touches no one's object, `own` only what belongs to the caller.
 */
export type ObjectRef = 'none' | 'own' | `${string}@${'params' | 'query' | 'body'}.${string}`;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Key = `${Method} /${string}`;

/**
 * What may be attached: `picture` is one re-encoded public image, `attachment` a private document or image, `table` a
 * CSV file that is read and not kept.
 */
export interface FilesRule {
  field: string;
  kind: 'picture' | 'attachment' | 'table';
  max: number;
  /** That each may have; 1 MB unless said. */
  bytes?: number;
}

export interface Declaration<P, Q, B, D> {
  who: Who;
  object: ObjectRef;
  /** Name of the audit line, or `none`. */
  audit: string;
  params?: P;
  query?: Q;
  body?: B;
  files?: FilesRule;
  /** How often it may be called; only a GET that leaves no line in the audit may do without. */
  budget?: BudgetName;
  /** POST and PUT do the same. */
  twin?: boolean;
  /** Fields that existing API clients send and the server decides itself: accepted and ignored. */
  tolerates?: readonly string[];
  data: D;
  /** Of a list whose items hold lists: the way to those, of whose items a file has a line each: `classes.drugs`. */
  lines?: string;
  status?: 200 | 201;
  /** The sentence of a successful reply. */
  message?: string;
  summary: string;
}

export type Schema = z.ZodType;
/** Whatever is not a GET sends, books or writes. */
type WithBudget<K extends Key> = K extends `GET ${string}` ? { budget?: BudgetName } : { budget: BudgetName };
export interface Endpoint<
  K extends Key = Key,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  D extends Schema = Schema,
  W extends Who = Who,
> extends Declaration<P, Q, B, D> {
  key: K;
  who: W;
}

/** Declares a call once: the server binds it, the client types it, the gates enumerate it. */
export function endpoint<
  const K extends Key,
  D extends Schema,
  const W extends Who,
  P extends Schema = z.ZodObject<{}>,
  Q extends Schema = z.ZodObject<{}>,
  B extends Schema = z.ZodObject<{}>,
>(key: K, declaration: Declaration<P, Q, B, D> & { who: W } & WithBudget<K>): Endpoint<K, P, Q, B, D, W> {
  return { key, ...declaration };
}

/** An endpoint of an owned resource: the mount that it is opened behind says who may call. */
export function ownedEndpoint<
  const K extends Key,
  D extends Schema,
  P extends Schema = z.ZodObject<{}>,
  Q extends Schema = z.ZodObject<{}>,
  B extends Schema = z.ZodObject<{}>,
>(key: K, declaration: Omit<Declaration<P, Q, B, D>, 'who'> & WithBudget<K>): Endpoint<K, P, Q, B, D, 'any'> {
  return { key, ...declaration, who: 'any' };
}

export type Endpoints = Record<string, Endpoint>;

/** Which mounts lead to an owned resource: the owner's own, and the administrator's who looks at one owner. */
export type MountName = 'own' | 'admin';

export interface Owned<
  Ks extends readonly Kind[] = readonly Kind[],
  Ds extends readonly MountName[] = readonly MountName[],
  E extends Endpoints = Endpoints,
> {
  name: string;
  kinds: Ks;
  mounts: Ds;
  /** Another key by which existing API clients name the owner in an administrator's call. */
  ownerKeys?: Partial<Record<Kind, string>>;
  /** The administrator also finds what a deleted owner had: what is owed stays owed. */
  outlivesOwner?: true;
  endpoints: E;
}

/**
 * A resource that several kinds of provider own alike. Paths are written once, below `/{kind}` or `/admin/{kind}`;
 * `{owner_id}` stands for `{hospital_id}` and so on, and `{kind}` or `{kinds}` within a path for the kind's name: a path
 * that begins with it lies directly below `/admin`. `who` is set by the mount.
 */
export function owned<
  const Ks extends readonly Kind[],
  const Ds extends readonly MountName[],
  const E extends Record<string, Endpoint>,
>(resource: Owned<Ks, Ds, E>): Owned<Ks, Ds, E> {
  return resource;
}

/** The address of an owned endpoint behind one mount. */
export function addressOf(path: string, kind: Kind, mount: MountName): string {
  const below = path
    .replaceAll('{owner_id}', `{${kind}_id}`)
    .replaceAll('{kind}', kind)
    .replaceAll('{kinds}', pluralOf(kind));
  if (mount === 'own') return `/${kind}${below}`;
  return path.startsWith('/{kind') ? `/admin${below}` : `/admin/${kind}${below}`;
}
