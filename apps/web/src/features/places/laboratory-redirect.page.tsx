import { redirect } from 'react-router';
import type { Route } from './+types/laboratory-redirect.page';
import { pageOf } from './place-kinds.ts';

const moved = 301;

/** Some links use /laboratories/{id}; this route redirects them to the page of the laboratory. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(pageOf('laboratory', params), moved);
}

export default function LaboratoryRedirect() {
  return null;
}
