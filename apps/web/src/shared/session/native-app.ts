/** Dashboards are not made for the phone's own app, which names itself so to the pages that it shows. */
export function insideNativeApp(): boolean {
  const { Capacitor } = window as { Capacitor?: { isNativePlatform?: () => boolean } };
  return Capacitor?.isNativePlatform?.() === true;
}
