import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import css from './About.module.css';
import { texts } from './texts.ts';

export function About() {
  const t = useTexts(texts);
  return (
    <section className={`wrap ${css.about}`}>
      <h2>{t.about}</h2>
      <div>
        {t.aboutSays.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={css.more}>
          <LinkButton to="/faq" variant="outlined">
            {t.readFaq}
          </LinkButton>
          <LinkButton to="/contact" variant="text">
            {t.writeUs}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
