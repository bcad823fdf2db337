import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { link, share, whatsapp } from '../../../ui/dialog-icons.ts';
import { facebook, x } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toasts.ts';
import { texts } from './texts.ts';
import css from './Share.module.css';

type Props = { title: string; address: string };

/** Opens the sharing dialog of the device if there is one; otherwise shows links, which work without JavaScript. */
export function Share({ title, address }: Props) {
  const t = useTexts(texts);
  const bySystem = useSyncExternalStore(never, canShare, no);
  return (
    <div className={css.share} role="group" aria-label={t.sharePost}>
      {bySystem ? (
        // `share` also rejects when the person cancels the dialog, which is not an error
        <Button variant="soft" onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}>
          <Icon of={share} />
          {t.share}
        </Button>
      ) : (
        <ByLink title={title} address={address} />
      )}
    </div>
  );
}

const never = () => () => {};
const canShare = () => 'share' in navigator;
const no = () => false;

function ByLink({ title, address }: Props) {
  const t = useTexts(texts);
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  const places = [
    { name: 'WhatsApp', icon: whatsapp, href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'X', icon: x, href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'Facebook', icon: facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ message: t.copied });
    } catch {
      showToast({ message: t.notCopied, kind: 'error' });
    }
  };
  return (
    <>
      <span aria-hidden="true">{t.share}</span>
      <IconButton icon={link} label={t.copyLink} onClick={() => void copy()} className={css.copy} />
      {places.map(({ name, icon, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer" aria-label={t.shareOn(name)}>
          <Icon of={icon} size={24} />
        </a>
      ))}
    </>
  );
}
