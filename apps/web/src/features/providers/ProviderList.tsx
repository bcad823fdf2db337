import { useCall } from '../../lib/api/use-call.ts';
import { csvOf } from '../../lib/api/csv-address.ts';
import { PagedList } from '../../ui/dashboard/PagedList.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import { lists, type MemberRow, type Where } from './providers.ts';
import { ProviderLines } from './ProviderLines.tsx';
import { ProviderTable } from './ProviderTable.tsx';
import { texts } from './texts.ts';

type Props = { where: Where; to: (change: Partial<Where>) => string };

export function ProviderList({ where, to }: Props) {
  const wide = useWide('70em');
  const { kind, state, text, page } = where;
  const words = useTexts(texts).ofKind[kind];
  const query = { 'text-search': text, page, ...(state === 'all' ? {} : { state }) };
  const read = useCall(lists[kind], { query }, { keep: true });
  return (
    <PagedList
      read={read}
      loading={words.loading}
      failed={words.failed}
      to={(next) => to({ page: next })}
      csv={() => csvOf(lists[kind], { query: { ...query, page: undefined } })}
      none={<NoneFound where={where} to={to} />}
    >
      {(list) => {
        const rows: MemberRow[] = list.data;
        const props = { kind, rows, to: (id: string) => to({ id }) };
        return wide ? <ProviderTable {...props} /> : <ProviderLines {...props} />;
      }}
    </PagedList>
  );
}

function NoneFound({ where: { kind, state, text }, to }: Props) {
  const t = useTexts(texts);
  const narrowed = state !== 'all';
  return (
    <Empty
      title={text ? t.noneFound(text) : narrowed ? t.noneInState : t.ofKind[kind].none}
      action={narrowed && <LinkButton to={to({ state: 'all' })}>{t.showAll}</LinkButton>}
    >
      {text && <p>{t.noneFoundSays}</p>}
    </Empty>
  );
}
