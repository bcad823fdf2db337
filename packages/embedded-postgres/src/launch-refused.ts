/**
 * The error when the server cannot start for a reason that the operator can remove. Its message states the reason, so
 * no stack trace is needed.
 */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused';
}
