import type { ReactNode } from 'react';
import { missingResultUrl } from '#search/query.ts';
import { fill } from '#shared/texts.ts';
import { useSite, useTexts } from '../site-context.tsx';
import { ResultList } from './result-list.tsx';
import type { SearchBox } from './use-search-box.ts';

type Screen = 'start' | 'waiting' | 'results' | 'none' | 'error';

/** Which screen the search shows (spec 2.7); `waiting` while the first answer is on its way. */
export function screenOf({ status, query, found }: SearchBox): Screen {
  if (query === '') return 'start';
  if (status === 'error') return 'error';
  if (!found) return 'waiting';
  return found.groups.length > 0 ? 'results' : 'none';
}

interface SearchScreensProps {
  readonly box: SearchBox;
  /** What stands there before anything is typed. */
  readonly start: ReactNode;
}

/** What the search has to say: saved searches, results, that there are none, or a failure. */
export function SearchScreens({ box, start }: SearchScreensProps) {
  const screen = screenOf(box);
  return (
    <>
      <Status box={box} screen={screen} />
      {screen === 'start' && start}
      {screen === 'results' && <ResultList box={box} />}
      {screen === 'none' && <NoResults box={box} />}
      {screen === 'error' && <Failure box={box} />}
    </>
  );
}

/** The one place whose changes screen readers tell: it stays while the screens come and go. */
function Status({ box, screen }: { readonly box: SearchBox; readonly screen: Screen }) {
  const { search: texts } = useTexts();
  const { status, found } = box;
  return (
    <div className="search-status" role="status" data-screen={screen}>
      {screen === 'error' && (
        <>
          <p className="search-title">{texts.failed}</p>
          <p>{texts.failedHint}</p>
        </>
      )}
      {screen === 'none' && <p className="search-title">{fill(texts.noResults, { query: found?.query ?? '' })}</p>}
      {screen === 'results' && <p>{fill(texts.count, { count: String(found?.count) })}</p>}
      {screen === 'waiting' && status === 'stalled' && <p>{texts.loading}</p>}
    </div>
  );
}

/** Spec 8: up to three queries that would find something, and where to report the one that did not. */
function NoResults({ box }: { readonly box: SearchBox }) {
  const { search: texts } = useTexts();
  const { missingResultUrl: template } = useSite().config.search;
  const { suggestions = [], query = '' } = box.found ?? {};
  const search = (suggestion: string) => {
    box.setText(suggestion);
    box.focus();
  };
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

/** What may be done when the engine cannot answer. */
function Failure({ box }: { readonly box: SearchBox }) {
  const { search: texts } = useTexts();
  const { askFallback } = box;
  const andFocus = (work: () => void) => () => {
    work();
    box.focus();
  };
  return (
    <div className="search-help search-actions">
      {askFallback && (
        <button type="button" className="button button-brand" onClick={andFocus(askFallback)}>
          {texts.useLocal}
        </button>
      )}
      <button type="button" className="button" onClick={andFocus(box.retry)}>
        {texts.retry}
      </button>
    </div>
  );
}
