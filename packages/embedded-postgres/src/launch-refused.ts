/** The server cannot be started and the reader can cure it: the message is the whole story. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused';
}
