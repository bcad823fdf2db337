import type { Api } from '../../lib/api/contract.ts';
import { count } from '../../lib/language/money.ts';
import type { Messages } from './texts.ts';

type People = Api['GET /admin/user_analyitcs']['data'];

export function bandsOf(people: People['age_and_gender'], { bands }: Messages) {
  return (Object.keys(bands) as (keyof typeof bands)[]).map((band) => ({ name: bands[band], percent: people[band] }));
}

/** For each listed service, its share of all requests of the listed services, in percent. */
export function servicesOf(services: People['most_requested_services']) {
  const all = services.reduce((sum, { total_services }) => sum + total_services, 0);
  return services.map(({ name, total_services }) => ({
    name,
    percent: Math.round((total_services / all) * 100),
    total: count(total_services),
  }));
}
