import { useEffect, useState } from 'react';
import { focusContent } from '../parts/focus-place.ts';
import { whileScrolling } from '../parts/while-scrolling.ts';
import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../navigation/view.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import styles from './scroll-to-top.css?inline';

const SCROLLED_PX = 100;

/** A button that scrolls to the top, shown once the page is scrolled (spec 2.3). */
export function ScrollToTop() {
  const texts = useTexts();
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => adoptStyles(styles), []);
  useEffect(() => whileScrolling(() => setScrolled(scrollY > SCROLLED_PX)), []);
  const goToTop = () => {
    scrollTo({ top: 0 });
    // The button disappears, so focus moves to the content.
    focusContent();
  };
  if (!isScrolled) return null;
  return (
    <button
      type="button"
      className="icon-button scroll-to-top"
      aria-label={texts.outline.backToTop}
      title={texts.outline.backToTop}
      onClick={goToTop}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
