import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { codeIn } from './prescription-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import css from './prescriptions.module.css';
import { texts } from './texts.ts';
import { watchSquares } from './qr-codes.ts';

type Props = { onFound: (code: string) => void; onClose: () => void };

/** Scans QR codes with the camera for as long as the dialog is open. */
export default function Scanner({ onFound, onClose }: Props) {
  const t = useTexts(texts);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening');
  const [foreign, setForeign] = useState(false);
  const read = useEffectEvent((text: string) => {
    const code = codeIn(text);
    if (code) onFound(code);
    else setForeign(true);
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let stop = () => {};
    let closed = false;
    const end = () => {
      stop();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const begin = async (element: HTMLVideoElement) => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (closed) return end();
      element.srcObject = stream;
      await element.play();
      setState('open');
      stop = watchSquares(element, read);
    };
    if (film.current) begin(film.current).catch(() => !closed && setState('refused'));
    return () => {
      closed = true;
      end();
    };
  }, []);
  return (
    <Dialog
      narrow
      title={t.scanTitle}
      onClose={onClose}
      foot={
        <Button variant="outlined" onClick={onClose}>
          {t.typeIt}
        </Button>
      }
    >
      {state === 'refused' ? (
        <Banner tone="danger" role="alert">
          {t.noCamera}
        </Banner>
      ) : (
        <p role="status">{state === 'opening' ? t.opening : foreign ? t.notOurs : t.scanSays}</p>
      )}
      <div className={css.film} hidden={state === 'refused'}>
        <video ref={film} muted playsInline aria-hidden="true" />
        <i />
      </div>
    </Dialog>
  );
}
