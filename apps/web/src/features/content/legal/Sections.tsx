import { useTexts } from '../../../lib/language/texts.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { texts } from './texts.ts';
import type { Part } from './text-sections.ts';
import css from './Sections.module.css';

/** A long text, with a list of its headings where the screen has room. */
export function Sections({ parts }: { parts: Part[] }) {
  const t = useTexts(texts);
  return (
    <div className={css.sections}>
      <nav aria-labelledby="on-this-page">
        <p id="on-this-page">{t.onThisPage}</p>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.text}>
        {parts.map(({ id, title, html }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <RichText html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}
