import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CallBar } from './CallBar.tsx';
import { type CallState, createCallStore } from './call/call-state.ts';

const drawn = (change: Partial<CallState>) => {
  const store = createCallStore(true, true);
  store.set(change);
  return renderToString(<CallBar name="Dr. Keza" state={store.now()} />);
};
const remote = {} as MediaStream;

it('who waits alone, or is being connected for the first time, is told of no bad line', () => {
  for (const phase of ['joining', 'waiting', 'connecting'] as const) expect(drawn({ phase })).not.toContain('No line');
});

it('a line that was lost is said while it is sought again', () => {
  expect(drawn({ phase: 'connecting', remote })).toContain('No line');
});

const theirs = { microphone: true, camera: true, quality: 'good', broken: [] } as const;

it('no line is called good while no sound of the other arrives', () => {
  const talking = {
    phase: 'talking',
    remote,
    theirs,
    mine: { microphone: true, camera: true, quality: 'good' },
  } as const;
  expect(drawn(talking)).toContain('Good line');
  const unheard = drawn({ ...talking, unheard: true });
  expect(unheard).toContain('No sound from Dr. Keza arrives');
  expect(unheard).not.toContain('Good line');
});

it('a microphone that does not work is told from one that is muted', () => {
  expect(drawn({ theirs: { ...theirs, microphone: false } })).toContain('Muted');
  expect(drawn({ theirs: { ...theirs, microphone: false, broken: ['microphone'] } })).toContain(
    'Microphone not working',
  );
});
