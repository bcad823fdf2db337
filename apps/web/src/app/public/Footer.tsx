import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { Band } from '../../ui/Band.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { facebook, instagram, mail, phone, x, youtube } from '../../ui/icons.ts';
import { Logo } from '../../ui/Logo.tsx';
import { texts } from '../texts.ts';
import css from './Footer.module.css';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';

/** The keys of the static content that the footer shows; each may be missing. */
export type Contact = Partial<
  Record<
    | 'email_contact'
    | 'phone_contact'
    | 'social_link_twitter'
    | 'social_link_instagram'
    | 'social_link_facebook'
    | 'social_link_youtube',
    string | null
  >
>;

export function Footer({ contact, year, demo }: { contact: Contact; year: string; demo: boolean }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  return (
    <footer className={css.footer}>
      <Band height={18} />
      <div className={cx('wrap', css.inner)}>
        <div className={css.columns}>
          <div className={css.say}>
            <Logo night />
            <p>{t.footerSays}</p>
            <LinkButton to={to('appointment')} variant="night" preventScrollReset>
              {t.makeAppointment}
            </LinkButton>
          </div>
          <nav aria-labelledby="footer-find">
            <h2 id="footer-find">{t.find}</h2>
            <Link to="/doctors">{t.doctors}</Link>
            <Link to="/hospital-clinics">{t.hospitals}</Link>
            <Link to="/laboratories">{t.laboratories}</Link>
            <Link to="/pharmacies">{t.pharmacies}</Link>
          </nav>
          <nav aria-labelledby="footer-us">
            <h2 id="footer-us">{t.product}</h2>
            <Link to="/contact">{t.contact}</Link>
            <Link to="/blog">{t.blog}</Link>
            <Link to="/faq">{t.faq}</Link>
            <Link to="/terms">{t.terms}</Link>
            <Link to="/privacy-policy">{t.privacy}</Link>
          </nav>
          <div className={css.reach}>
            {(contact.phone_contact || contact.email_contact) && <h2>{t.reach}</h2>}
            {contact.phone_contact && (
              <a href={`tel:${contact.phone_contact.replaceAll(/[^+\d]/g, '')}`}>
                <Icon of={phone} size={18} />
                {contact.phone_contact}
              </a>
            )}
            {contact.email_contact && (
              <a href={`mailto:${contact.email_contact}`}>
                <Icon of={mail} size={18} />
                {contact.email_contact}
              </a>
            )}
          </div>
        </div>
        <div className={css.end}>
          <p>
            {t.rights(year)} {demo && t.demo}
          </p>
          <Social contact={contact} />
        </div>
      </div>
    </footer>
  );
}

function Social({ contact }: { contact: Contact }) {
  const places = [
    { name: 'X', icon: x, href: contact.social_link_twitter },
    { name: 'Instagram', icon: instagram, href: contact.social_link_instagram },
    { name: 'Facebook', icon: facebook, href: contact.social_link_facebook },
    { name: 'YouTube', icon: youtube, href: contact.social_link_youtube },
  ];
  return (
    <p className={css.social}>
      {places.map(
        ({ name, icon, href }) =>
          // administrators enter these URLs, so only URLs with http or https become links
          href &&
          /^https?:\/\//.test(href) && (
            <a key={name} href={href} aria-label={name} rel="noopener noreferrer">
              <Icon of={icon} />
            </a>
          ),
      )}
    </p>
  );
}
