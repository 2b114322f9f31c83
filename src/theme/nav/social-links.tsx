import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site-context.tsx';

const NAMES = { github: 'GitHub', x: 'X', discord: 'Discord' } as const;

/** Links to the repository, the social account and the chat. */
export function SocialLinks() {
  const { socialLinks } = useSite().config.themeConfig;
  return (
    <ul className="social-links">
      {socialLinks.map(({ icon, content }) => (
        <li key={content}>
          <a className="icon-button" href={content} aria-label={NAMES[icon]} title={NAMES[icon]}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
