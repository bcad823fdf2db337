import { useEffect, useState } from 'react';
import { type Devices, devices, watchDevices } from './capture.ts';

/**
 * The available devices. They are read again when a device is connected or disconnected, and when the stream changes.
 */
export function useDevices(stream: MediaStream | null): Devices | null {
  const [found, setFound] = useState<Devices | null>(null);
  useEffect(() => {
    let latest = 0;
    const read = async () => {
      const mine = ++latest;
      const list = await devices();
      if (mine === latest) setFound(list);
    };
    // browsers reveal the names of devices only once access was granted
    if (stream) void read();
    const stop = watchDevices(() => void read());
    return () => {
      latest++;
      stop();
    };
  }, [stream]);
  return found;
}
