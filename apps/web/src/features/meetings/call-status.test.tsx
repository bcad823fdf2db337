import type { Meeting } from '@ivuriro/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCallStore } from './call/call-state.ts';
import { CallStatus } from './CallStatus.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const drawnBefore = (ms: number) => {
  const store = createCallStore(true, true);
  store.set({ phase: 'connecting', backUntil: Date.now() + ms });
  return renderToString(
    <CallStatus meeting={{} as Meeting} role="doctor" name="Aline" state={store.now()} pictured />,
  ).replaceAll('<!-- -->', '');
};

it('the call page counts down the time in which the other party may come back, and hides the countdown at zero', () => {
  expect(drawnBefore(119_000)).toContain('They may come back within 1:59.');
  // the clock of the server may be ahead of the clock of the device
  expect(drawnBefore(125_000)).toContain('They may come back within 2:00.');
  for (const over of [drawnBefore(0), drawnBefore(-5_000)]) {
    expect(over).toContain('Aline has lost the line');
    expect(over).not.toContain('come back');
  }
});
