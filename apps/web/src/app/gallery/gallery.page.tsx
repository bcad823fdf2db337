import { data } from 'react-router';
import type { Route } from './+types/gallery.page';
import { pageRequestContext, todayOf } from '../../lib/request-context.server.ts';
import { Band } from '../../ui/Band.tsx';
import { Hills } from '../../ui/Hills.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Terraces } from '../../ui/Terraces.tsx';
import { Times } from './Times.tsx';
import css from './gallery.module.css';
import { Parts } from './Parts.tsx';

/** A page that shows every component in every state, to check how they look; only in demo mode. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(pageRequestContext).config.appMode !== 'demo') throw data(null, { status: 404 });
  return { today: todayOf(context), text: new URL(request.url).searchParams.get('text-search') ?? '' };
}

export const meta: Route.MetaFunction = () => [{ title: 'Gallery · Ivuriro' }, { name: 'robots', content: 'noindex' }];

export default function Gallery({ loaderData: { today, text } }: Route.ComponentProps) {
  return (
    <>
      <section className={css.hero}>
        <Hills className={css.hills} />
        <div className="wrap">
          <h1>States and parts</h1>
          <p>Search by name, speciality or illness. You see the next free time and the price before you book.</p>
          <SearchBox
            label="Search doctors"
            button="Find a doctor"
            placeholder="Doctor, speciality or illness"
            value={text}
          />
        </div>
      </section>
      <Band height={22} />
      <div className={`wrap ${css.parts}`}>
        <SearchBox label="Search in this list" button="Search" value={text} />
        <div className={css.grid}>
          <Times today={today} />
          <Parts />
        </div>
      </div>
      <Terraces
        items={[
          { value: 1248, shown: '1,248', label: 'verified doctors' },
          { value: 86, shown: '86', label: 'laboratories' },
          { value: 264, shown: '264', label: 'pharmacies' },
          { value: 312, shown: '312', label: 'hospitals and clinics' },
          { value: 3100, shown: '3.1 k', label: 'patients served a day' },
          { value: 9400, shown: '9,400', label: 'visits a day' },
        ]}
      />
    </>
  );
}
