import { useCall } from '../../shared/api/use-call.ts';
import { csvOf } from '../../shared/csv/csv-of.ts';
import desk from '../../shared/desk/desk.module.css';
import { ListBones } from '../../shared/desk/ListBones.tsx';
import { PagedList } from '../../shared/desk/PagedList.tsx';
import { useWide } from '../../shared/desk/wide.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Failed } from '../../shared/ui/Failed.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { lists, type MemberRow, type Where } from './members.ts';
import { MemberLines } from './MemberLines.tsx';
import { MemberTable } from './MemberTable.tsx';
import { messages } from './messages.ts';

type Props = { where: Where; to: (change: Partial<Where>) => string };

export function MemberList({ where, to }: Props) {
  const t = useMessages(messages);
  const wide = useWide('70em');
  const { kind, state, text, page } = where;
  const words = t.ofKind[kind];
  const query = { 'text-search': text, page, ...(state === 'all' ? {} : { state }) };
  const { data, isError, isPlaceholderData, refetch } = useCall(lists[kind], { query }, { keep: true });
  if (isError && !data) {
    return (
      <div className={desk.panel}>
        <Failed title={words.failed} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data || Array.isArray(data)) return <ListBones says={words.loading} />;
  const rows: MemberRow[] = data.data;
  const shown = { kind, rows, to: (id: string) => to({ id }) };
  return (
    <PagedList
      list={data}
      busy={isPlaceholderData}
      range={t.range}
      to={(next) => to({ page: next })}
      csv={() => csvOf(lists[kind], { query: { ...query, page: undefined } })}
      none={<NoneFound where={where} to={to} />}
    >
      {wide ? <MemberTable {...shown} /> : <MemberLines {...shown} />}
    </PagedList>
  );
}

function NoneFound({ where: { kind, state, text }, to }: Props) {
  const t = useMessages(messages);
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
