import { useNavigate, useSearchParams } from 'react-router';
import { searchOf } from '../../../lib/api/request.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { texts } from './texts.ts';
import { PayoutList } from './PayoutList.tsx';

const states = ['APPROVAL', 'REQUESTED', 'SENT', 'CONFIRMED', 'FAILED'] as const;
const ALL = 'all';

/** The payouts to all providers; status and page are in the query string. */
export function Payouts({ base }: { base: string }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const status = states.find((one) => one === search.get('status'));
  const asked = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  const to = (chosen: string | undefined, number: number) => {
    const query = searchOf({ status: chosen ?? '', page: number > 1 ? number : '' });
    return base + (query && `?${query}`);
  };
  return (
    <>
      <ChipChoice
        legend={t.filter}
        name="status"
        options={[
          { value: ALL, label: t.all },
          ...states.map((value) => ({ value, label: value === 'APPROVAL' ? t.needsApproval : t.states[value] })),
        ]}
        value={status ?? ALL}
        onChange={(value) =>
          void navigate(
            to(
              states.find((one) => one === value),
              1,
            ),
            { preventScrollReset: true },
          )
        }
      />
      <PayoutList title={t.payouts} query={status ? { status, page } : { page }} to={(next) => to(status, next)} />
    </>
  );
}
