import { useLocation, useNavigation } from 'react-router';

/**
 * Hidden fields that keep the values of other forms on the page when this form is sent. The values come from the query
 * string of the page, or of the page that is loading.
 */
export function KeepQuery({ names }: { names: readonly string[] }) {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const address = new URLSearchParams((coming?.pathname === here.pathname ? coming : here).search);
  return names.map((name) => {
    const value = address.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}
