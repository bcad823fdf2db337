import { useLocation, useNavigation } from 'react-router';

/** What the other forms of the page have put into the address, or are putting there at this moment. */
export function KeepQuery({ names }: { names: string[] }) {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const address = new URLSearchParams((coming?.pathname === here.pathname ? coming : here).search);
  return names.map((name) => {
    const value = address.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}
