/** The start cannot go on and the reader can cure it: the message is the whole story, a stack would only hide it. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
