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

it('the call bar does not show the connection as lost while a party waits alone or connects for the first time', () => {
  for (const phase of ['joining', 'waiting', 'connecting'] as const) expect(drawn({ phase })).not.toContain('No line');
});

it('the call bar shows a lost connection while it is being restored', () => {
  expect(drawn({ phase: 'connecting', remote })).toContain('No line');
});

const theirs = { microphone: true, camera: true, quality: 'good', broken: [] } as const;

it('the call bar does not show the connection as good while no sound of the other party arrives', () => {
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

it('the call bar distinguishes a broken microphone from a muted one', () => {
  expect(drawn({ theirs: { ...theirs, microphone: false } })).toContain('Muted');
  expect(drawn({ theirs: { ...theirs, microphone: false, broken: ['microphone'] } })).toContain(
    'Microphone not working',
  );
});
