import { useEffect, useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { filterOverview } from '#shared/overview.ts';
import type { OverviewGroup } from '#shared/page.ts';
import { fill } from '#shared/texts.ts';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { writeHistoryState } from '../parts/history-state.ts';
import { useTexts } from '../navigation/view.ts';
import styles from './overview.css?url';
import { FILTER_CLASS, FILTER_FIELD, focusFilter, keptFilter } from './focus-filter.ts';

/** Spec 2.5: the pages of the section in groups, with a filter. */
export function Overview({ groups }: { readonly groups: readonly OverviewGroup[] }) {
  const { overview: texts, search } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  // From the first render on, so that Back finds the page as high as it was; empty during hydration.
  const [query, setQuery] = useState(useBrowserValue(keptFilter, ''));
  const id = `overview${useId()}`;
  const shown = filterOverview(groups, query);
  const count = String(shown.flatMap(({ pages }) => pages).length);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    // The reader may have typed before hydration.
    if (field.value) writeHistoryState(FILTER_FIELD, field.value);
    else field.value = keptFilter();
    setQuery(field.value);
  }, []);

  const filter = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setQuery(currentTarget.value);
    writeHistoryState(FILTER_FIELD, currentTarget.value);
  };

  // For pages reached by a link; on the first page the start-up script has focused the filter already. On a phone, focus
  // after a press would open the keyboard above the list.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) focusFilter();
  }, []);

  return (
    <section className="overview">
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="overview-filter">
        <label htmlFor={id}>{texts.filterNameText}</label>
        <input
          ref={input}
          id={id}
          type="text"
          placeholder={texts.filterPlaceholderText}
          className={FILTER_CLASS}
          autoComplete="off"
          spellCheck={false}
          // Not while an input method is composing a word.
          onInput={(event) => !event.nativeEvent.isComposing && filter(event)}
          onCompositionEnd={filter}
        />
      </div>
      <p className={shown.length > 0 ? 'visually-hidden' : 'overview-none'} role="status">
        {query !== '' && fill(shown.length > 0 ? search.count : texts.filterNoResultText, { query, count })}
      </p>
      {shown.map(({ name, pages }) => (
        <section key={name} className="overview-group">
          <h2>{name}</h2>
          <ul className="overview-pages">
            {pages.map(({ text, link, headings }) => (
              <li key={link} className="overview-page">
                <h3>
                  <a href={link}>{text}</a>
                </h3>
                {headings.length > 0 && (
                  <ul className="overview-headings">
                    {headings.map((heading) => (
                      <li key={heading.id}>
                        <a href={`${link}#${heading.id}`}>{heading.text}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
