import { useRef } from 'react';
import { ThemeToggle } from '../appearance/theme-toggle.tsx';
import { useCloseWhenWide } from '../hooks/use-close-when-wide.ts';
import { NARROW } from '../parts/breakpoints.ts';
import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../navigation/view.ts';
import { LanguageLinks } from './language-switch.tsx';
import { NavList, NavScreenGroup } from './nav-list.tsx';
import { SocialLinks } from './social-links.tsx';
import { useVersionLinks, VersionLinks } from './version-switch.tsx';

export const NAV_SCREEN_ID = 'docs-nav-screen';

/** The navigation of narrow screens: a native popover, so it opens without JavaScript. */
export function NavScreen() {
  const screen = useRef<HTMLDivElement>(null);
  const { languages, locale } = useSite();
  const hasVersions = useVersionLinks().length > 0;
  const texts = useTexts();
  // Spec 2.3: closes at 768 px. A menu opened at exactly 768 px closes when the window grows further.
  useCloseWhenWide(screen, '(width >= 768px)');
  useCloseWhenWide(screen, `not ${NARROW}`);

  return (
    <div ref={screen} id={NAV_SCREEN_ID} className="nav-screen" popover="auto">
      <div className="nav-screen-head">
        <ThemeToggle />
        <button
          type="button"
          className="icon-button"
          popoverTarget={NAV_SCREEN_ID}
          popoverTargetAction="hide"
          aria-label={texts.nav.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="nav-screen-body" aria-label={texts.nav.screen}>
        <NavList items={locale.nav} className="nav-screen-links" Group={NavScreenGroup} />
        {hasVersions && (
          <div className="nav-screen-section">
            <h2>{texts.nav.versions}</h2>
            <VersionLinks />
          </div>
        )}
        {languages.length > 1 && (
          <div className="nav-screen-section">
            <h2>{texts.nav.languages}</h2>
            <LanguageLinks />
          </div>
        )}
        <SocialLinks />
      </nav>
    </div>
  );
}
