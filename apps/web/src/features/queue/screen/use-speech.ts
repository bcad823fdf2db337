import { useEffect, useRef, useState } from 'react';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { texts } from './texts.ts';
import type { WaitingRoom } from './use-waiting-room.ts';

type Call = WaitingRoom['calling'][number];
const keyOf = ({ token, called_at }: Call) => `${token} ${called_at}`;

/**
 * Speaks each newly called token after somebody has turned the sound on, because browsers allow no sound before a
 * press. `isPossible` is false in a browser without a voice.
 */
export function useSpeech(calling: Call[] | undefined) {
  const t = useTexts(texts);
  const inBrowser = useInBrowser();
  const [isOn, setOn] = useState(false);
  const known = useRef<Set<string> | null>(null);
  const say = (text: string) =>
    speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: 'en' }));
  useEffect(() => {
    if (!calling) return;
    const before = known.current;
    known.current = new Set(calling.map(keyOf));
    if (!before || !isOn) return;
    for (const call of calling.filter((one) => !before.has(keyOf(one))).toReversed()) {
      const [letter = '', number = ''] = call.token.split('-');
      say(t.spoken(letter, Number(number), call.room));
    }
  }, [calling, isOn, t]);
  return {
    isPossible: inBrowser && 'speechSynthesis' in globalThis,
    isOn,
    toggle: () => {
      if (!isOn) say(t.soundIsOn);
      else speechSynthesis.cancel();
      setOn(!isOn);
    },
  };
}
