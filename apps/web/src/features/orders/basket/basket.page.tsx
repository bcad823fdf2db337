import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { listLimit, storeList, useList } from '../../../domain/basket/list.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { NeedsScript } from '../../../ui/NeedsScript.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty } from '../../../ui/States.tsx';
import { TitledPage } from '../../../ui/TitledPage.tsx';
import { showToast } from '../../../ui/toasts.ts';
import type { Route } from './+types/basket.page';
import { Answers } from './Answers.tsx';
import css from './basket.module.css';
import { DrugSearch } from './DrugSearch.tsx';
import { ListLine } from './ListLine.tsx';
import { texts } from './texts.ts';
import { WhereFrom } from './WhereFrom.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { path: '/basket', title: texts.en.title, description: texts.en.says });

/**
 * The page with a list of drugs, and the best pharmacies for it. The list is stored in the browser and never put into a
 * URL, because the drugs reveal the illnesses of a person.
 */
export default function Basket() {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.title}>
      <p className={css.says}>{t.says}</p>
      <NeedsScript />
      {useInBrowser() ? <List /> : <SkeletonLines says={t.loading} heights={['3rem', '9rem']} />}
    </TitledPage>
  );
}

function List() {
  const t = useTexts(texts);
  const lines = useList();
  const [search, setSearch] = useSearchParams();
  const isFound = search.has('found') && lines.length > 0;
  const answers = useRef<HTMLDivElement>(null);
  // scrolls to the results, because on a phone they are below the list
  useEffect(() => {
    const below = (answers.current?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
    if (isFound && below) answers.current?.scrollIntoView();
  }, [isFound]);
  const clear = () => {
    storeList([]);
    showToast({ message: t.cleared, kind: 'info', action: { label: t.undo, onPress: () => storeList(lines) } });
  };
  const find = () => setSearch({ ...Object.fromEntries(search), found: '1' }, { preventScrollReset: true });
  return (
    <div className={css.columns}>
      <section className={css.list} aria-label={t.list}>
        <Card className={css.card}>
          <DrugSearch lines={lines} />
          {lines.length === 0 && <p className={css.nothing}>{t.nothingYet}</p>}
          {lines.length > 0 && (
            <>
              <ul className={css.lines}>
                {lines.map((line) => (
                  <ListLine
                    key={line.id}
                    line={line}
                    onChange={(changes) =>
                      storeList(lines.map((one) => (one.id === line.id ? { ...one, ...changes } : one)))
                    }
                    onRemove={() => storeList(lines.filter(({ id }) => id !== line.id))}
                  />
                ))}
              </ul>
              <p className={css.count} role="status">
                {t.count(lines.length, listLimit)}
              </p>
              <WhereFrom />
              {!isFound && (
                <Button onClick={find} wide>
                  {t.find}
                </Button>
              )}
              <Button variant="text" size="sm" onClick={clear}>
                {t.clear}
              </Button>
            </>
          )}
        </Card>
      </section>
      <div ref={answers} className={css.answers}>
        {isFound ? (
          <Answers lines={lines} />
        ) : (
          lines.length === 0 && (
            <Empty
              title={t.begin}
              action={
                <LinkButton to="/pharmacies" variant="outlined">
                  {t.allPharmacies}
                </LinkButton>
              }
            >
              <p>{t.beginSays}</p>
            </Empty>
          )
        )}
      </div>
    </div>
  );
}
