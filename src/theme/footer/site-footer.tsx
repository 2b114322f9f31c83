import { SocialLinks } from '../nav/social-links.tsx';
import { useTexts } from '../navigation/view.ts';

/** The footer of home and doc pages: license and social links (spec 2.3). */
export function SiteFooter() {
  const texts = useTexts();
  return (
    <footer className="site-footer">
      <p>{texts.footer.license}</p>
      <SocialLinks />
    </footer>
  );
}
