import { memo } from 'react';
import type { SocialLink } from '#shared/schema/theme.ts';
import { trustHtml } from '#shared/trusted.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { Icon, NamedIcon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../navigation/view.ts';
import { MenuStyles } from './menu-styles.tsx';

/** Spec 9: further links go behind a button. */
const MAX_INLINE = 5;

/** Names of the icons that the theme has. */
const NAMES = { github: 'GitHub', x: 'X', discord: 'Discord' } as const;

/** Links to the repository, the social account, the chat and others that the site configures (spec 2.3). */
export function SocialLinks() {
  const { socialLinks } = useSite().config.themeConfig;
  const texts = useTexts();
  if (socialLinks.length === 0) return null;
  const rest = socialLinks.slice(MAX_INLINE);
  return (
    <ul className="social-links">
      {socialLinks.slice(0, MAX_INLINE).map((link) => (
        <li key={link.content}>
          <SocialEntry link={link} nameClass="visually-hidden" />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Dropdown group="social-entry" isIcon button={<NamedIcon icon="more" name={texts.nav.moreLinks} />}>
            <MenuStyles />
            <ul className="social-rest">
              {rest.map((link) => (
                <li key={link.content}>
                  <SocialEntry link={link} group="social-rest" />
                </li>
              ))}
            </ul>
          </Dropdown>
        </li>
      )}
    </ul>
  );
}

interface SocialEntryProps {
  readonly link: SocialLink;
  readonly nameClass?: string;
  readonly group?: string;
}

/** One entry: a link, or a button that opens a text, an image or HTML. */
function SocialEntry({ link: { icon, mode, content, label }, nameClass, group = 'social-entry' }: SocialEntryProps) {
  const name = label ?? (typeof icon === 'string' ? NAMES[icon] : '');
  const iconAndName = (
    <>
      <SocialIcon icon={icon} />
      <span className={nameClass}>{name}</span>
    </>
  );
  if (mode === 'link') {
    return (
      <a className="icon-button" href={content} title={name}>
        {iconAndName}
      </a>
    );
  }
  return (
    <Dropdown className="social-entry" group={group} isIcon button={iconAndName}>
      <MenuStyles />
      {mode === 'text' && <p>{content}</p>}
      {mode === 'img' && (
        <p>
          <img src={content} alt={name} loading="lazy" />
        </p>
      )}
      {mode === 'dom' && <SocialHtml html={content} />}
    </Dropdown>
  );
}

// Both are memoized: React would write a new trusted value again, even when its text is the same.

/** An icon of the theme, or the author's own SVG. */
const SocialIcon = memo(function SocialIcon({ icon }: { readonly icon: SocialLink['icon'] }) {
  if (typeof icon === 'string') return <Icon name={icon} />;
  return (
    <>
      <MenuStyles />
      <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: trustHtml(icon.svg) }} />
    </>
  );
});

const SocialHtml = memo(function SocialHtml({ html }: { readonly html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
});
