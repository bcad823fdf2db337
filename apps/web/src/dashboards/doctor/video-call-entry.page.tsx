import { redirect, type ClientLoaderFunctionArgs } from 'react-router';
import { VIDEO_CALL } from './paths.ts';

/** The documents' short address of the doctor's calls. */
export function clientLoader({ params: { code } }: ClientLoaderFunctionArgs) {
  throw redirect(code ? `${VIDEO_CALL}/${encodeURIComponent(code)}` : VIDEO_CALL);
}

export default function VideoCallEntry() {
  return null;
}
