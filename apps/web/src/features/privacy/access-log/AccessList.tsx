import { Link } from 'react-router';
import { roleNames } from '@ivuriro/contract/role-names';
import type { Api } from '../../../lib/api/contract.ts';
import { clockOf, dayOf, fullDay } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { NothingOnPage } from '../../../ui/NothingOnPage.tsx';
import { Paginator } from '../../../ui/Paginator.tsx';
import { Empty, EndOfList } from '../../../ui/States.tsx';
import css from './access.module.css';
import { texts } from './texts.ts';

type Page = Api['GET /patient/access_log']['data'];
type Opening = Page['data'][number];

export function AccessList({ page }: { page: Page }) {
  const t = useTexts(texts);
  const to = (next: number) => `/profile/access${next > 1 ? `?page=${next}` : ''}`;
  if (page.data.length === 0) {
    return (
      <NothingOnPage page={page.current_page} to={to}>
        <Empty title={t.none}>
          <p>{t.noneSays}</p>
        </Empty>
      </NothingOnPage>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {page.data.map((opening) => (
          <li key={`${opening.at} ${opening.name} ${opening.action} ${opening.object_code}`}>
            <OneOpening opening={opening} />
          </li>
        ))}
      </ul>
      <Paginator page={page.current_page} lastPage={page.last_page} to={to} />
      {page.current_page === page.last_page && <EndOfList>{t.all(count(page.total))}</EndOfList>}
      <p className={css.wrong}>
        {t.wrong} <Link to="/contact">{t.write}</Link>
      </p>
    </>
  );
}

/** One access to the patient's data: who did it, the action and the time. */
function OneOpening({ opening }: { opening: Opening }) {
  const { at, action, object_code, for_patient } = opening;
  const t = useTexts(texts);
  const words = (for_patient && t.inYourName[action]) || t.actions[action] || t.other;
  const day = dayOf(new Date(at));
  return (
    <>
      <Actor opening={opening} />
      <p>{words(object_code ?? '')}</p>
      <time dateTime={at}>{`${fullDay(day)} ${day.slice(0, 4)}, ${clockOf(at)}`}</time>
    </>
  );
}

/**
 * The name of the person who had access, with their role and the account for which they acted; the name of the account
 * if the person has none.
 */
function Actor({ opening: { name, account_type, person, role, for_patient } }: { opening: Opening }) {
  const t = useTexts(texts);
  const roles = useTexts(roleNames);
  const roleName = role ? roles[role] : '';
  const acted = person ? [roleName, name].filter(Boolean).join(', ') : t.roles[account_type];
  return (
    <p className={css.who}>
      <b>{for_patient ? (person ?? t.somebody) : (person ?? name)}</b>
      <span>{for_patient ? t.actsForYou(roleName) : acted}</span>
    </p>
  );
}
