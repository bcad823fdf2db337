import { redirect } from 'react-router';
import type { Route } from './+types/laboratory-redirect.page';
import { pageOf } from './place-kinds.ts';

const moved = 301;

/** /laboratories/{id} appears as well; a laboratory has one address. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(pageOf('laboratory', params), moved);
}

export default function LaboratoryRedirect() {
  return null;
}
