import type { ReactNode } from 'react';
import { missingResultUrl } from '#search/query.ts';
import { fill } from '#shared/texts.ts';
import { useSite, useTexts } from '../navigation/view.ts';
import { ResultList } from './result-list.tsx';
import type { SearchBox } from './use-search-box.ts';

type Screen = 'start' | 'waiting' | 'results' | 'none' | 'error';

/** The screen to show (spec 2.7); `waiting` until the first answer arrives. */
export function screenOf({ status, query, found }: SearchBox): Screen {
  if (query === '') return 'start';
  if (status === 'error') return 'error';
  if (!found) return 'waiting';
  return found.groups.length > 0 ? 'results' : 'none';
}

interface SearchScreensProps {
  readonly box: SearchBox;
  /** Content shown for an empty query. */
  readonly start: ReactNode;
}

/** The area below the status: saved searches, results, what to do without results, or after a failure. */
export function SearchScreens({ box, start }: SearchScreensProps) {
  const screen = screenOf(box);
  return (
    <>
      {screen === 'start' && start}
      {screen === 'results' && <ResultList box={box} />}
      {screen === 'none' && <NoResults box={box} />}
      {screen === 'error' && <Failure box={box} />}
    </>
  );
}

interface SearchStatusProps {
  readonly box: SearchBox;
  readonly isShown?: boolean;
}

/** The live region for screen readers. It stays in the page, also empty: they miss the first text of a new one. */
export function SearchStatus({ box, isShown = true }: SearchStatusProps) {
  const { search: texts } = useTexts();
  const { status, found } = box;
  const screen = isShown ? screenOf(box) : 'start';
  return (
    <div className={isShown ? 'search-status' : 'visually-hidden'} role="status" data-screen={screen}>
      {screen === 'error' && (
        <>
          <p className="search-title">{texts.failed}</p>
          <p>{texts.failedHint}</p>
        </>
      )}
      {screen === 'none' && <p className="search-title">{fill(texts.noResults, { query: found?.query ?? '' })}</p>}
      {/* A new element for each query: two may have the same number of results. */}
      {screen === 'results' && <p key={found?.query}>{fill(texts.count, { count: String(found?.count) })}</p>}
      {screen === 'waiting' && status === 'stalled' && <p>{texts.loading}</p>}
    </div>
  );
}

/** Spec 8: up to three queries that have results, and a link to report the missing one. */
function NoResults({ box }: { readonly box: SearchBox }) {
  const { search: texts } = useTexts();
  const { missingResultUrl: template } = useSite().config.search;
  const { suggestions = [], query = '' } = box.found ?? {};
  const search = box.andFocus(box.setText);
  return (
    <div className="search-help">
      {suggestions.length > 0 && (
        <>
          <p>{texts.suggestions}</p>
          <ul className="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-suggestion" onClick={() => search(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="search-report" href={missingResultUrl(template, query)}>
          {texts.missing}
        </a>
      </p>
    </div>
  );
}

function Failure({ box }: { readonly box: SearchBox }) {
  const { search: texts } = useTexts();
  const { askFallback, andFocus, retry } = box;
  return (
    <div className="search-help search-actions">
      {askFallback && (
        <button type="button" className="button button-brand" onClick={andFocus(askFallback)}>
          {texts.useLocal}
        </button>
      )}
      <button type="button" className="button" onClick={andFocus(retry)}>
        {texts.retry}
      </button>
    </div>
  );
}
