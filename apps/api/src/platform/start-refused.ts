/**
 * Thrown when the product cannot start for a reason that the operator can repair. The message explains the reason, so
 * no stack is printed.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
