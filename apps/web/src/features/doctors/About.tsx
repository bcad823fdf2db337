import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRight } from '../../ui/icons.ts';
import { RichText } from '../../ui/RichText.tsx';
import css from './About.module.css';
import { texts } from './doctor-texts.ts';

export function About({ bio, onMore }: { bio: string; onMore: () => void }) {
  const t = useTexts(texts);
  return (
    <section>
      <h2>{t.about}</h2>
      {bio ? <RichText html={bio} /> : <p>{t.noBio}</p>}
      <Button variant="text" onClick={onMore} className={css.more}>
        {t.viewMore}
        <Icon of={chevronRight} />
      </Button>
    </section>
  );
}
