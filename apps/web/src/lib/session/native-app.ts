/** Whether the page is shown in the phone app (Capacitor), which does not support the dashboards. */
export function insideNativeApp(): boolean {
  const { Capacitor } = window as { Capacitor?: { isNativePlatform?: () => boolean } };
  return Capacitor?.isNativePlatform?.() === true;
}
