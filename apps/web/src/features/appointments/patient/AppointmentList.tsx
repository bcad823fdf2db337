import type { Appointment } from '@ivuriro/contract';
import type { Api } from '../../../lib/api/contract.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { PagedCards } from '../../../ui/list/PagedCards.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { NothingOnPage } from '../../../ui/NothingOnPage.tsx';
import { Empty } from '../../../ui/States.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';

type Props = { reply: Api['GET /patient/appointments']['data']; filters: Filters };

export function AppointmentList({ reply, filters }: Props) {
  const t = useTexts(texts);
  if (Array.isArray(reply)) throw new TypeError('A page was asked for.');
  const { total, current_page, last_page } = reply;
  const appointments = reply.data as Appointment[];
  const to = (page: number) => addressOf(filters, { page: String(page) });
  if (appointments.length === 0)
    return (
      <NothingOnPage page={current_page} to={to}>
        <NoneFound filtered={Boolean(filters.category || filters.status)} />
      </NothingOnPage>
    );
  return (
    <PagedCards
      found={t.found(count(total))}
      page={current_page}
      lastPage={last_page}
      to={to}
      end={t.all(count(total))}
    >
      {appointments.map((appointment) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          to={addressOf(filters, { page: filters.page, id: appointment.id })}
        />
      ))}
    </PagedCards>
  );
}

function NoneFound({ filtered }: { filtered: boolean }) {
  const t = useTexts(texts);
  return filtered ? (
    <Empty title={t.noneFiltered} action={<LinkButton to="/profile/appointment">{t.showAll}</LinkButton>} />
  ) : (
    <Empty title={t.none} action={<LinkButton to="/doctors">{t.findDoctor}</LinkButton>}>
      <p>{t.noneSays}</p>
    </Empty>
  );
}
