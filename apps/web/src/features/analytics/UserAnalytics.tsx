import { useCall } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../ui/States.tsx';
import css from './analytics.module.css';
import { bandsOf, servicesOf } from './user-figures.ts';
import { texts } from './texts.ts';
import { PercentBars } from './PercentBars.tsx';

/** Figures on who uses the product and which services are requested most; no figure is about one person. */
export function UserAnalytics() {
  const t = useTexts(texts);
  const { data, isError, refetch } = useCall('GET /admin/user_analyitcs');
  if (isError && !data) return <ErrorState title={t.peopleFailed} onRetry={() => void refetch()} />;
  if (!data) {
    return <SkeletonLines says={t.loadingPeople} heights={['30rem', '30rem']} className={css.columns} />;
  }
  const { female, male } = data.age_and_gender;
  const services = servicesOf(data.most_requested_services);
  return (
    <div className={css.columns}>
      <section className={css.card} aria-labelledby="people">
        <h2 id="people">{t.people}</h2>
        <p>{t.peopleSays}</p>
        <PercentBars
          title={t.gender}
          bars={[
            { name: t.female, percent: female },
            { name: t.male, percent: male },
          ]}
        />
        <PercentBars title={t.ages} bars={bandsOf(data.age_and_gender, t)} />
      </section>
      <section className={css.card} aria-labelledby="services">
        <h2 id="services">{t.services}</h2>
        <p>{services.length > 0 ? t.servicesSay : t.noServices}</p>
        {services.length > 0 && (
          <PercentBars
            bars={services.map(({ name, percent, total }) => ({ name, percent, note: t.appointments(total) }))}
          />
        )}
      </section>
    </div>
  );
}
