/** This file is loaded before the product; it shifts the clock of the process by CLOCK_AHEAD milliseconds. */
const Right = Date;
const ahead = Number(process.env.CLOCK_AHEAD);

globalThis.Date = new Proxy(Right, {
  construct: (_, given, made) => Reflect.construct(Right, given.length > 0 ? given : [Right.now() + ahead], made),
  apply: () => new Right(Right.now() + ahead).toString(),
  get: (_, name) => (name === 'now' ? () => Right.now() + ahead : Reflect.get(Right, name)),
});
