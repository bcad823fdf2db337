import type * as z from 'zod';
import type { BudgetName } from './budgets.ts';
import type { Permission } from './permissions.ts';

export const roles = ['patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'admin'] as const;
export type Role = (typeof roles)[number];
const isRole = (who: string): who is Role => (roles as readonly string[]).includes(who);
/**
 * The role of people who act only for themselves. All other roles act for a provider or for the administration, often
 * at a shared computer.
 */
export const personalRole = 'patient' satisfies Role;
export const kinds = ['doctor', 'hospital', 'laboratory', 'pharmacy'] as const;
export type Kind = (typeof kinds)[number];
export const isKind = (role: string): role is Kind => (kinds as readonly string[]).includes(role);
/** The plural of a kind in URL paths: doctors, hospitals, laboratories, pharmacies. */
export const pluralOf = (kind: string): string => `${kind.replace(/y$/, 'ie')}s`;

/**
 * The callers of an endpoint. `any`: accounts of every type; `secret`: the webhook of a payment gateway; `signed`:
 * anybody with a signed URL.
 */
export type Who = 'public' | 'secret' | 'signed' | 'any' | Role;
/** Whether the caller has to be signed in. */
export const signsIn = (who: Who): who is 'any' | Role => who === 'any' || isRole(who);
/** The callers whose endpoints declare no permission, because no account is signed in. */
type WhoNeedsNone = 'public' | 'secret' | 'signed';
/** Whether the endpoint has to declare a permission. */
export const needsPermission = (who: Who): boolean => signsIn(who) && who !== personalRole;

/**
 * The kind of the object that a call accesses, and the field of the call with its id: `appointment@params.id`. `none`:
 * the object belongs to no account. `own`: the call accesses only objects of the caller.
 */
export type ObjectRef = 'none' | 'own' | `${string}@${'params' | 'query' | 'body'}.${string}`;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Key = `${Method} /${string}`;

/**
 * Which files may be attached: `picture` is one re-encoded public image, `attachment` a private document or image,
 * `table` a CSV file that is parsed and not stored.
 */
export interface FilesRule {
  field: string;
  kind: 'picture' | 'attachment' | 'table';
  max: number;
  /** The largest number of bytes of each file; 1 MB by default. */
  bytes?: number;
}

export interface Declaration<P, Q, B, D> {
  who: Who;
  object: ObjectRef;
  /** The name of the audit entry, or `none`. */
  audit: string;
  params?: P;
  query?: Q;
  body?: B;
  files?: FilesRule;
  /**
   * The permission that the member's role needs (role-permissions.ts). `any`: every member may call it, because it
   * concerns only that member, such as their own sessions.
   */
  permission?: Permission | 'any';
  /** The name of the endpoint's rate limit; only a GET without audit entry may have none. */
  budget?: BudgetName;
  /** Whether the endpoint is also served by PUT, in addition to POST. */
  alsoPut?: boolean;
  /**
   * Fields that existing API clients send although the server determines their values. They are accepted and ignored.
   */
  tolerates?: readonly string[];
  data: D;
  /**
   * For a list whose items contain lists: the path to the inner items, such as `classes.drugs`. Each inner item is one
   * line of a CSV export.
   */
  lines?: string;
  status?: 200 | 201 | 202;
  /** The message of a successful response. */
  message?: string;
  summary: string;
}

export type Schema = z.ZodType;
/** Every method except GET sends, books or writes, so its endpoint needs a rate limit. */
type WithBudget<K extends Key> = K extends `GET ${string}` ? { budget?: BudgetName } : { budget: BudgetName };
type RequiredPermission = { permission: Permission | 'any' };
/**
 * An endpoint for patients may name a permission. Without a permission, everybody who acts for a patient's record may
 * call it.
 */
type WithPermission<W extends Who> = W extends WhoNeedsNone
  ? { permission?: never }
  : W extends 'patient'
    ? { permission?: Permission }
    : RequiredPermission;
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

/** Declares an endpoint once: the server binds it, the client gets its types, and the gates enumerate it. */
export function endpoint<
  const K extends Key,
  D extends Schema,
  const W extends Who,
  P extends Schema = z.ZodObject<{}>,
  Q extends Schema = z.ZodObject<{}>,
  B extends Schema = z.ZodObject<{}>,
>(
  key: K,
  declaration: Declaration<P, Q, B, D> & { who: W } & WithBudget<K> & WithPermission<W>,
): Endpoint<K, P, Q, B, D, W> {
  return { key, ...declaration };
}

/** Declares an endpoint of an owned resource; the mount decides who may call it. */
export function ownedEndpoint<
  const K extends Key,
  D extends Schema,
  P extends Schema = z.ZodObject<{}>,
  Q extends Schema = z.ZodObject<{}>,
  B extends Schema = z.ZodObject<{}>,
>(
  key: K,
  declaration: Omit<Declaration<P, Q, B, D>, 'who'> & WithBudget<K> & RequiredPermission,
): Endpoint<K, P, Q, B, D, 'any'> {
  return { key, ...declaration, who: 'any' };
}

export type Endpoints = Record<string, Endpoint>;

/** The mounts of an owned resource: `own` for its owner, `admin` for an administrator who names the owner. */
export type MountName = 'own' | 'admin';

export interface Owned<
  Ks extends readonly Kind[] = readonly Kind[],
  Ds extends readonly MountName[] = readonly MountName[],
  E extends Endpoints = Endpoints,
> {
  name: string;
  kinds: Ks;
  mounts: Ds;
  /**
   * The field, for each kind of provider, that existing API clients send instead of `{kind}_id`: it names the owner in
   * a call by an administrator.
   */
  ownerKeys?: Partial<Record<Kind, string>>;
  /**
   * Whether an administrator can still read these objects after their owner was deleted, because money that is owed
   * remains owed.
   */
  outlivesOwner?: true;
  endpoints: E;
}

/**
 * Declares a resource that several kinds of provider own. Each path is declared once and served below `/{kind}` or
 * `/admin/{kind}`. In a path `{owner_id}` stands for `{hospital_id}` and so on, and `{kind}` or `{kinds}` for the name
 * of the kind. A path that begins with the name of the kind is served directly below `/admin`. The mount sets `who`.
 */
export function owned<
  const Ks extends readonly Kind[],
  const Ds extends readonly MountName[],
  const E extends Record<string, Endpoint>,
>(resource: Owned<Ks, Ds, E>): Owned<Ks, Ds, E> {
  return resource;
}

/** The URL path of an owned endpoint at one mount. */
export function addressOf(path: string, kind: Kind, mount: MountName): string {
  const below = path
    .replaceAll('{owner_id}', `{${kind}_id}`)
    .replaceAll('{kind}', kind)
    .replaceAll('{kinds}', pluralOf(kind));
  if (mount === 'own') return `/${kind}${below}`;
  return path.startsWith('/{kind') ? `/admin${below}` : `/admin/${kind}${below}`;
}
