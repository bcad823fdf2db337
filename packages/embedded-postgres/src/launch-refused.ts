/** The server cannot be started and the reader can repair it: the message says everything. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused';
}
