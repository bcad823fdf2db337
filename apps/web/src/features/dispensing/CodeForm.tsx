import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { lazily } from '../../shared/lazily.ts';
import { asPrinted } from '../../shared/prescription/code.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { scan } from '../../shared/ui/dialog-icons.ts';
import { TextInput } from '../../shared/ui/Field.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import css from './dispensing.module.css';
import { messages } from './messages.ts';
import { canScan } from './squares.ts';

const Scanner = lazily(() => import('./Scanner.tsx'));

export function CodeForm({ base }: { base: string }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [wanting, setWanting] = useState(false);
  const [scanning, setScanning] = useState(false);
  const open = (code: string) => void navigate(`${base}/${encodeURIComponent(code)}`);
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
        const code = asPrinted(field.value);
        if (code) return open(code);
        setWanting(true);
        field.focus();
      }}
    >
      <TextInput
        label={t.code}
        hint={t.codeHint}
        error={wanting ? t.needCode : undefined}
        name="code"
        className={css.code}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={() => setWanting(false)}
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
  );
}
