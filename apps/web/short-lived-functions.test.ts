import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { wrapPropertyFunctions } from './short-lived-functions.ts';

it('puts what is set as a property behind a comma, and nothing else', () => {
  expect(wrapPropertyFunctions('one.told = () => 1;')).toBe('one.told = (0, () => 1);');
  expect(wrapPropertyFunctions("one['told'] ??= function () { this.two = (x) => x; };")).toBe(
    "one['told'] ??= (0, function () { this.two = (0, (x) => x); });",
  );
  const others = 'const told = () => 1; one.told = told; one.told(() => 1); one = { told: () => 1 }; told2 = () => 1;';
  expect(wrapPropertyFunctions(others)).toBe(others);
});

it('leaves what a program does as it was', () => {
  const program =
    'one.count = 0; one.told = function (by) { this.count += by; return this; }; one.told(2).told(3).count';
  const run = (code: string): unknown => runInNewContext(code, { one: {} });
  expect(run(program)).toBe(5);
  expect(run(wrapPropertyFunctions(program))).toBe(5);
});
