import { SEARCH_FAILURE_ID } from '#shared/dom.ts';
import { useTexts } from '../navigation/view.ts';
import { openSearch } from './search-requests.ts';

/** Says that the search cannot be loaded (spec 8). Always in the HTML, since the start-up script shows it too. */
export function SearchFailure() {
  const { search } = useTexts();
  return (
    <div id={SEARCH_FAILURE_ID} className="search-failure" role="alert" popover="auto">
      <b>{search.failed}</b>
      <p>{search.failedHint}</p>
      {/* Before hydration, any press reloads the client, and the presses kept for the search are still there. */}
      <button
        type="button"
        className="button"
        popoverTarget={SEARCH_FAILURE_ID}
        popoverTargetAction="hide"
        onClick={openSearch}
      >
        {search.retry}
      </button>
    </div>
  );
}
