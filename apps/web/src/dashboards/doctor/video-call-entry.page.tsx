import { redirect, type ClientLoaderFunctionArgs } from 'react-router';
import { VIDEO_CALL } from './paths.ts';

/** `/dashboard/video-call/{code}` redirects to the doctor's call page. */
export function clientLoader({ params: { code } }: ClientLoaderFunctionArgs) {
  throw redirect(code ? `${VIDEO_CALL}/${encodeURIComponent(code)}` : VIDEO_CALL);
}

export default function VideoCallEntry() {
  return null;
}
