import { Link } from 'react-router';
import { useInBrowser } from '../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';
import css from './basket.module.css';
import { addToList, listLimit, useList } from './list.ts';
import { texts } from './texts.ts';

/** A button that puts a drug on the basket list; when the drug is on the list, a link to the list. */
export function AddToList({ drug }: { drug: { id: string; name: string } }) {
  const t = useTexts(texts);
  const inBrowser = useInBrowser();
  const isAdded = useList().some(({ id }) => id === drug.id);
  if (!inBrowser) return null;
  if (isAdded)
    return (
      <Link to="/basket" className={css.added}>
        {t.onTheList} <span className="sr">{drug.name}</span>
      </Link>
    );
  const add = () => {
    if (addToList([drug]) > 0) showToast({ message: t.full(listLimit), kind: 'warning' });
  };
  return (
    <Button variant="text" size="sm" onClick={add}>
      {t.add} <span className="sr">{drug.name}</span>
    </Button>
  );
}
