import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import css from '../Lobby.module.css';
import { texts } from '../texts.ts';
import { listenTo } from './sound-level.ts';

const HEARD = 0.35;

export function MicrophoneLevel({ stream }: { stream: MediaStream }) {
  const t = useTexts(texts);
  const [level, setLevel] = useState(0);
  const [heard, setHeard] = useState(false);
  useEffect(
    () =>
      listenTo(stream, (now) => {
        setLevel(now);
        if (now > HEARD) setHeard(true);
      }),
    [stream],
  );
  return (
    <div className={css.level}>
      <div
        role="meter"
        aria-label={t.level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        className={css.bar}
      >
        <span style={{ transform: `scaleX(${level})` }} />
      </div>
      <p role="status">{heard ? t.heard : t.levelSays}</p>
    </div>
  );
}
