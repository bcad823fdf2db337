import { excerptOf } from '../../../lib/text/excerpt.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import css from './content.module.css';
import { texts } from './texts.ts';
import { textAt } from './paths.ts';
import { longTexts, type StaticText, textOf } from './static-texts.ts';

const EXCERPT = 100;

export function LongTexts({ staticTexts }: { staticTexts: StaticText[] }) {
  const t = useTexts(texts);
  return (
    <section className={css.card} aria-labelledby="long-texts">
      <h2 id="long-texts">{t.longTexts}</h2>
      <p>{t.longSays}</p>
      <ul className={css.texts}>
        {longTexts.map((key) => {
          const text = textOf(staticTexts, key);
          return (
            <li key={key}>
              <div>
                <h3>{t.names[key]}</h3>
                <p>{text?.value ? excerptOf(text.value, EXCERPT) : t.unwritten}</p>
                {text && <small>{t.version(text.version)}</small>}
              </div>
              <LinkButton to={textAt(key)} variant="soft" size="sm" aria-label={t.editOf(t.names[key])}>
                {t.edit}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
