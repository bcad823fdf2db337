import { useParams } from 'react-router';
import { DoctorCall } from '../../features/meetings/DoctorCall.tsx';
import { OnlineToday } from '../../features/meetings/OnlineToday.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import type { PageHandle } from '../page-handle.ts';
import { APPOINTMENTS, VIDEO_CALL } from './paths.ts';

export const handle: PageHandle = { title: 'videoCalls' };

export default function VideoCall() {
  const { code } = useParams();
  const token = useAccount()?.token;
  if (!token) return null;
  return code ? (
    <DoctorCall code={code} token={token} appointments={APPOINTMENTS} />
  ) : (
    <OnlineToday base={VIDEO_CALL} />
  );
}
