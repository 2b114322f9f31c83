import { useEffect } from 'react';
import { addressIn } from '#shared/address.ts';
import { fill } from '#shared/texts.ts';
import { ThemeToggle } from '../appearance/theme-toggle.tsx';
import { useDrawer } from '../hooks/use-drawer.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { NARROW } from '../parts/breakpoints.ts';
import { CloseButton } from '../parts/close-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { whileScrolling } from '../parts/while-scrolling.ts';
import { SearchButton } from '../search/search-button.tsx';
import { ToolPopover } from '../tool-family/tool-family.tsx';
import { NavDropdown, NavList } from './nav-list.tsx';
import { SocialLinks } from './social-links.tsx';
import { LanguageSwitch, VersionSwitch } from './switches.tsx';

const NAV_SCREEN_ID = 'docs-nav-screen';
/** Spec 2.3: closes at 768 px. A menu opened at exactly 768 px closes when the window grows further. */
const CLOSED_AT = ['(width >= 768px)', `not ${NARROW}`];
/** Spec 9: scroll throttle for hiding the navbar. */
const HIDE_THROTTLE_MS = 200;
/**
 * Height of the navbar in wide windows (56 px in narrow ones). It hides only after it has been scrolled past: earlier
 * it would uncover an empty strip.
 */
const FIRST_HIDDEN_PX = 72;
/** Set on the root while the navbar is hidden; `nav.css` still shows it for keyboard focus and open menus. */
const AWAY_CLASS = 'navbar-away';

/** The navbar, on every page type except `blank`. */
export function Navbar() {
  const { config } = useSite();
  const texts = useTexts();
  const { data } = usePage();
  useNavbarHiding();
  const home = fill(texts.nav.home, { site: config.logoText || config.title });
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <a className="navbar-logo" href={addressIn('/', data, config)} aria-label={home}>
          {config.logo === undefined ? (
            <svg className="logo" aria-hidden="true">
              <use href="#docs-logo" />
            </svg>
          ) : (
            <img className="logo" src={config.logo} alt="" />
          )}
          <span>{config.logoText}</span>
        </a>
        <NavScreen />
        <SearchButton />
        <ToolPopover />
        <button
          type="button"
          className="icon-button navbar-hamburger"
          popoverTarget={NAV_SCREEN_ID}
          aria-label={texts.nav.openMenu}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** The navigation and the switches: a native popover on narrow screens, so it opens without scripts; else in the bar. */
export function NavScreen() {
  const { nav } = useSite().locale;
  const texts = useTexts();
  useDrawer(NAV_SCREEN_ID, CLOSED_AT);
  const isLeft = ({ position }: { readonly position?: string }) => position === 'left';

  return (
    <div id={NAV_SCREEN_ID} className="nav-screen" popover="auto">
      <CloseButton drawer={NAV_SCREEN_ID} name={texts.nav.closeMenu} />
      <nav aria-label={texts.nav.main}>
        <NavList items={nav.filter(isLeft)} className="nav-links" Group={NavDropdown} />
        <NavList
          items={nav.filter((item) => !isLeft(item))}
          className="nav-links nav-links-right"
          Group={NavDropdown}
        />
      </nav>
      <VersionSwitch />
      <SocialLinks />
      <ThemeToggle />
      <LanguageSwitch />
    </div>
  );
}

/** Hides the navbar on scrolling down and shows it on scrolling up (spec 4), by default on narrow screens only. */
export function useNavbarHiding(): void {
  const { hideNavbar } = useSite().config.themeConfig;
  useEffect(() => {
    if (hideNavbar === 'never') return undefined;
    const { classList } = document.documentElement;
    const narrow = matchMedia(NARROW);
    let last = scrollY;
    const update = () => {
      const down = scrollY > last;
      if (scrollY !== last) {
        classList.toggle(AWAY_CLASS, down && scrollY > FIRST_HIDDEN_PX && (hideNavbar === 'auto' || narrow.matches));
      }
      last = scrollY;
    };
    const show = () => classList.remove(AWAY_CLASS);
    const stop = whileScrolling(update, HIDE_THROTTLE_MS);
    narrow.addEventListener('change', show);
    return () => {
      stop();
      narrow.removeEventListener('change', show);
      show();
    };
  }, [hideNavbar]);
}
