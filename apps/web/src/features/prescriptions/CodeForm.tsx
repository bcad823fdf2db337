import { readCode } from '@ivuriro/contract/text';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/Button.tsx';
import { scan } from '../../ui/dialog-icons.ts';
import { TextInput } from '../../ui/Field.tsx';
import { goToFirstWrong } from '../../ui/focus-invalid-field.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './prescriptions.module.css';
import { texts } from './texts.ts';
import { canScan } from './qr-codes.ts';

const Scanner = lazyPart(() => import('./Scanner.tsx'));

/**
 * The form for a prescription code. `unknown` is a typed code that was not found; the field still contains it, so that
 * it can be corrected.
 */
export function CodeForm({ base, unknown = '' }: { base: string; unknown?: string }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState(unknown && t.unknown);
  const [scanning, setScanning] = useState(false);
  useEffect(() => {
    if (unknown) goToFirstWrong(form.current);
  }, [unknown]);
  const open = (code: string) => {
    setScanning(false);
    if (code && code !== unknown) return void navigate(`${base}/${encodeURIComponent(code)}`);
    setWrong(code ? t.unknown : t.needCode);
    goToFirstWrong(form.current);
  };
  return (
    <>
      <h2>{t.heading}</h2>
      <p>{t.says}</p>
      <form
        ref={form}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
          open(readCode(field.value));
        }}
      >
        <TextInput
          label={t.code}
          hint={t.codeHint}
          error={wrong || undefined}
          name="code"
          // has the focus at once, because a barcode reader types into the field that has the focus
          autoFocus
          defaultValue={unknown}
          className={css.code}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={() => setWrong('')}
        />
        <div className={css.acts}>
          <Button type="submit">{t.check}</Button>
          {canScan() && (
            <Button variant="outlined" onClick={() => setScanning(true)}>
              <Icon of={scan} />
              {t.scan}
            </Button>
          )}
        </div>
        {scanning && (
          <Suspense>
            <Scanner onFound={open} onClose={() => setScanning(false)} />
          </Suspense>
        )}
      </form>
    </>
  );
}
