import { addressIn } from '#shared/address.ts';
import { fill } from '#shared/texts.ts';
import { ThemeToggle } from '../appearance/theme-toggle.tsx';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { Icon } from '../parts/icon.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { ToolPopover } from '../tool-family/tool-family.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavDropdown, NavList } from './nav-list.tsx';
import { NAV_SCREEN_ID } from './nav-screen.tsx';
import { SocialLinks } from './social-links.tsx';
import { VersionSwitch } from './version-switch.tsx';
import { useNavbarHiding } from './use-navbar-hiding.ts';

/** The navbar, on every page type except `blank`. */
export function Navbar() {
  const { config, locale } = useSite();
  const texts = useTexts();
  const { data } = usePage();
  useNavbarHiding();
  const home = fill(texts.nav.home, { site: config.logoText || config.title });
  const isLeft = ({ position }: { readonly position?: string }) => position === 'left';
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <a className="navbar-logo" href={addressIn('/', data, config)} aria-label={home}>
          {config.logo === undefined ? (
            <svg className="logo" aria-hidden="true">
              <use href="#logo" />
            </svg>
          ) : (
            <img className="logo" src={config.logo} alt="" />
          )}
          <span>{config.logoText}</span>
        </a>
        <nav className="navbar-nav" aria-label={texts.nav.main}>
          <NavList items={locale.nav.filter(isLeft)} className="nav-links" Group={NavDropdown} />
          <NavList
            items={locale.nav.filter((item) => !isLeft(item))}
            className="nav-links nav-links-right"
            Group={NavDropdown}
          />
        </nav>
        <div className="navbar-tools">
          <SearchButton />
          <ToolPopover />
          <div className="navbar-wide">
            <VersionSwitch />
            <LanguageSwitch />
            <ThemeToggle />
            <SocialLinks />
          </div>
          <button
            type="button"
            className="icon-button navbar-hamburger"
            popoverTarget={NAV_SCREEN_ID}
            aria-label={texts.nav.openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
