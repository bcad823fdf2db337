import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

/** Never rendered: the loader always throws, and the error boundary shows the text. */
export default function NotFound() {
  return null;
}
