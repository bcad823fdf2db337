/**
 * The product cannot start, for a reason that the operator can repair: the message explains it, so no stack is printed.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
