import { useLayoutEffect, useRef } from 'react';
import { levelsAbove, type HitGroup } from '#search/hits.ts';
import type { SearchHit, TextPart } from '#search/source.ts';
import { useTexts } from '../site-context.tsx';
import { listId, optionId, type SearchBox } from './use-search-box.ts';

/** A text with its matches marked; as text, so that nothing in it can become markup. */
function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

/** What kind of place it is, for the drawing in front of it: the stylesheet's, since an element for each takes time. */
const kindOf = ({ type }: SearchHit) => (type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'section');

/** Scrolls the list, and nothing around it, until all of the element is seen. */
function reveal(element: Element, list: Element): void {
  const [inner, outer] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** The results as a listbox, a group for each page. Each is a link, for whoever opens it by the pointer. */
export function ResultList({ box }: { readonly box: SearchBox }) {
  const { search } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const { id, groups, active } = box;

  // Before it is painted: an answer that grows by its snippets moves what is active.
  useLayoutEffect(() => {
    const option = document.getElementById(optionId({ id }, active));
    if (!list.current || !option || groups.length === 0) return;
    // The first one with the title of its page.
    if (active === 0) list.current.scrollTop = 0;
    else reveal(option, list.current);
  }, [id, active, groups]);

  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <div
      ref={list}
      id={listId(box)}
      className="search-results"
      role="listbox"
      aria-label={search.results}
      // The field goes through it: without this, what scrolls is a stop of the Tab key.
      tabIndex={-1}
    >
      {groups.map((group, index) => (
        <ResultGroup key={group.hits[0]?.url} box={box} group={group} start={starts[index] ?? 0} />
      ))}
    </div>
  );
}

interface ResultGroupProps {
  readonly box: SearchBox;
  readonly group: HitGroup;
  /** Position of the group's first result among all. */
  readonly start: number;
}

function ResultGroup({ box, group, start }: ResultGroupProps) {
  const titleId = `${optionId(box, start)}-page`;
  return (
    <div className="search-group" role="group" aria-labelledby={titleId}>
      <div id={titleId} className="search-group-title" role="presentation">
        {group.title}
        {group.section !== '' && <span className="search-group-section">{group.section}</span>}
      </div>
      {group.hits.map((hit, index) => (
        <a
          key={hit.objectID}
          id={optionId(box, start + index)}
          className="search-result"
          data-kind={kindOf(hit)}
          role="option"
          aria-selected={start + index === box.active}
          tabIndex={-1}
          href={hit.url}
          onClick={(event) => box.onChoose(event, hit)}
          onAuxClick={(event) => box.onChoose(event, hit)}
          onPointerMove={() => box.setActive(start + index)}
        >
          <ResultText hit={hit} />
        </a>
      ))}
    </div>
  );
}

function ResultText({ hit }: { readonly hit: SearchHit }) {
  // The page's title stands over the group already.
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
