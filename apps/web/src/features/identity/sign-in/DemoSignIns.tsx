import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfig } from '../../../lib/use-config.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';

export type DemoName = keyof typeof texts.en.demo;
type Props = { names: DemoName[]; onPick: (email: string, password: string) => void };

/** The logins that anyone may use, shown in demo mode only. */
export function DemoSignIns({ names, onPick }: Props) {
  const t = useTexts(texts);
  if (useConfig()?.appMode !== 'demo') return null;
  return (
    <section className={css.demo} aria-labelledby="demo-sign-ins">
      <h2 id="demo-sign-ins">{t.demoTitle}</h2>
      <p>{t.demoSays}</p>
      <div>
        {names.map((name) => (
          <Button
            key={name}
            variant="outlined"
            size="sm"
            onClick={() => onPick(`${name}@ivuriro.test`, 'Ivuriro-demo-1')}
          >
            {t.demo[name]}
          </Button>
        ))}
      </div>
    </section>
  );
}
