import { useTexts } from '../navigation/view.ts';
import { OutlineLinks } from './outline-links.tsx';

/** The outline beside the page. */
export function Outline() {
  const texts = useTexts();
  return (
    <div className="outline">
      <nav className="outline-inner" aria-labelledby="docs-outline-title">
        <h2 id="docs-outline-title" className="outline-title">
          {texts.outline.title}
        </h2>
        <OutlineLinks />
      </nav>
    </div>
  );
}
