import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { route } from '../../shared/ui/icons.ts';
import type { Place } from './kinds.ts';
import { messages } from './messages.ts';

/** The way there, in the maps of the device or in a tab of its own. Nothing where the point is not known. */
export function Direction({ place: { latitude, longitude }, wide = false }: { place: Place; wide?: boolean }) {
  const t = useMessages(messages);
  if (latitude === null || longitude === null) return null;
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return (
    <LinkButton
      to={`https://www.google.com/maps/dir/?${query}`}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      wide={wide}
    >
      <Icon of={route} />
      {t.direction}
      <span className="sr"> ({t.newTab})</span>
    </LinkButton>
  );
}
