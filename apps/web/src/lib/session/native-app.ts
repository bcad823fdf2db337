/** Whether the page is shown in the phone app (Capacitor), for which the dashboards are not made. */
export function insideNativeApp(): boolean {
  const { Capacitor } = window as { Capacitor?: { isNativePlatform?: () => boolean } };
  return Capacitor?.isNativePlatform?.() === true;
}
