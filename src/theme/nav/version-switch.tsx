import { addressIn, versionNames } from '#shared/address.ts';
import type { VersionLink } from '#shared/page.ts';
import { bareRoute } from '#shared/path.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { hashInView } from '../parts/heading-in-view.ts';
import { MenuStyles } from './menu-styles.tsx';

/** Links to the current page in each version; empty with fewer than two versions (spec 2.3). */
export function useVersionLinks(): readonly VersionLink[] {
  const { config } = useSite();
  const { data } = usePage();
  const names = versionNames(config);
  if (names.length < 2) return [];
  // The 404 page and the list of all pages have no twins in other versions: link to the home pages.
  return data.versions ?? names.map((version) => ({ version, link: addressIn('/', { ...data, version }, config) }));
}

/** Links to the current page in each version, and there to the section being read. */
export function VersionLinks() {
  const { version: shown, routePath, toc } = usePage().data;
  return (
    <ul className="menu-links">
      {useVersionLinks().map(({ version, link }) => (
        <li key={version}>
          <a
            href={link}
            aria-current={version === shown ? 'true' : undefined}
            onClick={({ currentTarget }) => {
              if (bareRoute(link) === bareRoute(routePath)) currentTarget.hash = hashInView(toc);
            }}
          >
            {version}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The version switch of the navbar; nothing with only one version. */
export function VersionSwitch() {
  const texts = useTexts();
  const { version } = usePage().data;
  if (useVersionLinks().length === 0) return null;
  return (
    <Dropdown
      className="version-switch"
      button={
        <>
          <span className="visually-hidden">{texts.nav.versions} </span>
          {version}
        </>
      }
    >
      <MenuStyles />
      <VersionLinks />
    </Dropdown>
  );
}
