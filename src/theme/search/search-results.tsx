import { useEffect } from 'react';
import type { SearchRecord } from '#search/record.ts';
import { fill } from '#shared/texts.ts';
import { useTexts } from '../site-context.tsx';
import type { SearchState } from './use-search.ts';

/** Ties the input to its list. */
export const RESULTS_ID = 'docs-search-results';

export const optionId = (index: number) => `docs-search-option-${index}`;

interface SearchResultsProps {
  readonly search: SearchState;
  readonly active: number;
  readonly onSelect: () => void;
  readonly onActive: (index: number) => void;
}

/** What the search has to say: a hint, results, none, or a failure. */
export function SearchResults({ search, active, onSelect, onActive }: SearchResultsProps) {
  const texts = useTexts();
  const { query, status, results } = search;

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <div id={RESULTS_ID} className="search-results" role="listbox" aria-label={texts.search.results}>
        {results.map((record, index) => (
          <a
            key={record.objectID}
            id={optionId(index)}
            className="search-result"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={record.url}
            onClick={onSelect}
            onPointerMove={() => onActive(index)}
          >
            <span className="search-result-title">{ownTitle(record)}</span>
            <span className="search-result-path">{pathOf(record)}</span>
          </a>
        ))}
      </div>
      <p className="search-message" role="status">
        {messageOf(query, status, results.length, texts)}
      </p>
    </>
  );
}

function ownTitle({ type, hierarchy }: SearchRecord): string {
  return (type === 'content' ? hierarchy.lvl1 : hierarchy[type]) ?? '';
}

/** Where the result stands: the levels above it. */
function pathOf(record: SearchRecord): string {
  const levels = Object.values(record.hierarchy).filter((text) => text !== null && text !== ownTitle(record));
  return levels.join(' › ');
}

function messageOf(
  query: string,
  status: SearchState['status'],
  count: number,
  { search: texts }: ReturnType<typeof useTexts>,
): string {
  if (status === 'error') return `${texts.failed}. ${texts.failedHint}`;
  if (query.trim() === '') return texts.hint;
  if (status === 'loading') return '';
  return count === 0 ? fill(texts.noResults, { query }) : fill(texts.count, { count: String(count) });
}
