/** The start cannot continue and the reader can repair it: the message says everything, so no stack is printed. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
