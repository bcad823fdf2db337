import type { Meeting } from '@ivuriro/contract';
import { useEffect, useState } from 'react';
import { type Call, startCall } from './call.ts';
import type { CallState } from './call-state.ts';
import type { Choice } from '../devices/device-choice.ts';

interface Running {
  call: Call;
  state: CallState;
}

/** Runs a call for as long as the page is open. */
export function useRunningCall(
  { code, ice_servers }: Meeting,
  { role, token, choice }: { role: 'patient' | 'doctor'; token: string; choice: Choice },
): Running | null {
  const [running, setRunning] = useState<Running | null>(null);
  // the call keeps the devices and relay servers with which it began, even when the props change
  const [chosen] = useState(choice);
  const [iceServers] = useState(ice_servers);
  useEffect(() => {
    const call = startCall({ ...chosen, token, role, meetCode: code, iceServers });
    const show = () => setRunning({ call, state: call.state() });
    const stop = call.subscribe(show);
    queueMicrotask(show);
    return () => {
      stop();
      call.leave();
    };
  }, [code, token, role, chosen, iceServers]);
  return running;
}
