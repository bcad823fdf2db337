import { useMessages } from '../../shared/i18n/messages.ts';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { Items } from './Items.tsx';
import { lists } from './lists.ts';
import { messages } from './messages.ts';

/** What providers and patients choose from; which list is open lies in the address. */
export function Customization({ base, slug }: { base: string; slug: string | undefined }) {
  const t = useMessages(messages);
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
