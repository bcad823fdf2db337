import { useTexts } from '../../lib/language/texts.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Items } from './Items.tsx';
import { lists } from './item-lists.ts';
import { texts } from './texts.ts';

/** The catalogues from which providers and patients choose; the URL path names the open catalogue. */
export function Customization({ base, slug }: { base: string; slug: string | undefined }) {
  const t = useTexts(texts);
  const open = lists.find((list) => list.slug === slug) ?? lists[0]!;
  return (
    <>
      <Tabs
        label={t.sides}
        items={lists.map((list) => ({
          to: `${base}/${list.slug}`,
          label: t.lists[list.path].title,
          current: list === open,
        }))}
      />
      <Items key={open.slug} list={open} base={`${base}/${open.slug}`} />
    </>
  );
}
