import { Fragment, useLayoutEffect, useRef } from 'react';
import { levelsAbove, type HitGroup } from '#search/hits.ts';
import type { SearchHit, TextPart } from '#search/source.ts';
import { useTexts } from '../navigation/view.ts';
import { isMoved } from '../parts/events.ts';
import { BreakableText } from '../parts/text.tsx';
import { listId, optionId, type SearchBox } from './use-search-box.ts';

/** Text with its matches marked. Rendered as text nodes, so that no content can become markup. */
function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    const Part = isMatch ? 'mark' : Fragment;
    return (
      <Part key={index}>
        <BreakableText text={text} />
      </Part>
    );
  });
}

/** The kind of a hit, for its icon. The stylesheet draws it, since an element per icon takes time. */
const kindOf = ({ type }: SearchHit) => (type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'section');

/** Scrolls only the list until the whole element is visible. */
function reveal(element: Element, list: Element): void {
  const [inner, outer] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** The results as a listbox with a group per page. Each is a link, so that the pointer can open it. */
export function ResultList({ box }: { readonly box: SearchBox }) {
  const { search } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const { id, groups, active } = box;

  // Before paint: an answer that grows by its snippets moves the active option.
  useLayoutEffect(() => {
    const option = document.getElementById(optionId(id, active));
    if (!list.current || !option || groups.length === 0) return;
    // The first option scrolls to the top, so that its page title is visible too.
    if (active === 0) list.current.scrollTop = 0;
    else reveal(option, list.current);
  }, [id, active, groups]);

  return (
    <div
      ref={list}
      id={listId(box.id)}
      className="search-results"
      role="listbox"
      aria-label={search.results}
      // The field navigates the list; without this, a scrollable element is a Tab stop.
      tabIndex={-1}
    >
      {/* Keyed by page: its first result may change while another is pressed. */}
      {groups.map((group) => (
        <ResultGroup key={group.hits[0]?.url.split('#')[0]} box={box} group={group} />
      ))}
    </div>
  );
}

function ResultGroup({ box, group }: { readonly box: SearchBox; readonly group: HitGroup }) {
  const start = box.hits.findIndex((hit) => hit === group.hits[0]);
  const titleId = `${optionId(box.id, start)}-page`;
  return (
    <div className="search-group" role="group" aria-labelledby={titleId}>
      <div id={titleId} className="search-group-title" role="presentation">
        {group.title}
        {group.section !== '' && <span className="search-group-section">{group.section}</span>}
      </div>
      {group.hits.map((hit, index) => (
        <a
          key={hit.objectID}
          id={optionId(box.id, start + index)}
          className="search-result"
          data-kind={kindOf(hit)}
          role="option"
          aria-selected={start + index === box.active}
          tabIndex={-1}
          href={hit.url}
          onClick={(event) => box.onChoose(event, hit)}
          onAuxClick={(event) => box.onChoose(event, hit)}
          onPointerMove={(event) => isMoved(event) && box.setActive(start + index)}
        >
          {/* Keyed by its text, so that text translated by the browser is replaced as a whole. */}
          <ResultText key={JSON.stringify([hit.title, hit.snippet])} hit={hit} />
        </a>
      ))}
    </div>
  );
}

function ResultText({ hit }: { readonly hit: SearchHit }) {
  // The group already shows the page title.
  const above = levelsAbove(hit, 2).join(' › ');
  return (
    <span className="search-result-text">
      {above !== '' && <span className="search-result-path">{above}</span>}
      <span className="search-result-title">
        <Marked parts={hit.title} />
      </span>
      {hit.snippet.length > 0 && (
        <span className="search-result-snippet">
          <Marked parts={hit.snippet} />
        </span>
      )}
    </span>
  );
}
