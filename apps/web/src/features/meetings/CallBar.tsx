import { useTexts } from '../../lib/language/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { CallState } from './call/call-state.ts';
import css from './CallBar.module.css';
import { microphoneOff, signal } from './icons.ts';
import { texts } from './texts.ts';

/** The name of the other party, the quality of the connection of both parties, and the data used so far. */
export function CallBar({ name, state }: { name: string; state: CallState }) {
  const t = useTexts(texts);
  const { mine, theirs, unheard } = state;
  // a party who waits alone has no connection that could be rated
  const connected = state.phase === 'talking' || (state.phase === 'connecting' && state.remote !== null);
  const line = (who: string, quality: CallState['mine']['quality']) => (
    <span className={css.line} data-quality={quality}>
      <Icon of={signal} size={18} />
      {t.lineOf(who, t.quality[quality])}
    </span>
  );
  return (
    <header className={css.bar}>
      <p>
        <b>{name}</b>
        {theirs && !theirs.microphone && (
          <span role="status">
            <Icon of={microphoneOff} size={18} />
            {theirs.broken.includes('microphone') ? t.theirMicrophoneBroken : t.muted}
          </span>
        )}
      </p>
      <p className={css.lines}>
        {connected && !unheard && line(t.myLine, mine.quality)}
        {connected && !unheard && theirs && line(name, theirs.quality)}
        {connected && unheard && theirs?.microphone && (
          <span role="status" className={css.line} data-quality="lost">
            {t.unheard(name)}
          </span>
        )}
        <span aria-label={t.usedLabel}>{t.used((state.bytes / 1_000_000).toFixed(1))}</span>
      </p>
    </header>
  );
}
