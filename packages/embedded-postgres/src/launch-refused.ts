/**
 * The server cannot start for a reason that the operator can remove. The message states it, so no stack trace is
 * needed.
 */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused';
}
