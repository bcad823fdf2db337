import { useCall } from '../../shared/api/use-call.ts';
import { Panel } from '../../shared/desk/Panel.tsx';
import { useTexts } from '../../shared/i18n/texts.ts';
import type { Desk } from './desks.ts';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import { VisitDetails } from './VisitDetails.tsx';
import type { VisitDialogs } from './visit-dialogs.ts';

/** The addresses of papers and attachments die after a quarter of an hour. */
const READ_AGAIN_MS = 10 * 60_000;

type Props = { desk: Desk; base: string; filters: Filters; dialogs: VisitDialogs | undefined };

export function VisitPanel({ desk, base, filters, dialogs }: Props) {
  const t = useTexts(texts);
  const { id } = filters;
  const asked = useCall(desk.one, { params: { id } }, { everyMs: READ_AGAIN_MS });
  return (
    <Panel
      words={t}
      code={asked.data?.appointment_id}
      asked={asked}
      back={{ to: addressOf(base, filters, { id: '' }), link: `visit-${id}` }}
    >
      {(visit) => <VisitDetails desk={desk} visit={visit} dialogs={dialogs} />}
    </Panel>
  );
}
