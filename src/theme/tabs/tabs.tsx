import { Children, isValidElement, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { changeStored, useStored } from '../hooks/use-stored.ts';
import { TEXT_CLASS } from '#shared/dom.ts';
import { useTexts } from '../navigation/view.ts';
import { indexAfter, isUnmodified } from '../parts/events.ts';
import { storedTabKey, tabIndex } from './stored-tabs.ts';
import styles from './tabs.css?url';

interface TabProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One choice of `<Tabs>`, which renders it. */
export function Tab({ children }: TabProps) {
  return children;
}

const ARROWS = ['ArrowLeft', 'ArrowRight'];

/**
 * Alternatives, one shown at a time. All are in the HTML: without scripts and in print each stands under its label.
 * Groups of the same name show the same choice, on every page (spec 2.4).
 */
export function Tabs({ group, children }: { readonly group?: string; readonly children: ReactNode }) {
  // Ids start with a letter.
  const id = `tabs${useId()}`;
  const root = useRef<HTMLDivElement>(null);
  const texts = useTexts();
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  const [chosen, select, reveal] = useTab(group);
  const selected = chosen < tabs.length ? chosen : 0;
  // Find-in-page and section links reach hidden panels. React does not support this value of `hidden`.
  useLayoutEffect(() => {
    for (const [index, panel] of panelsOf(root.current).entries()) {
      if (index === selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  });
  useEffect(() => {
    const element = root.current;
    const show = ({ target }: Event) => {
      const index = panelsOf(element).indexOf(target as Element);
      // Synchronously: the browser scrolls to the match as soon as this returns.
      if (index >= 0) flushSync(() => reveal(index));
    };
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, [reveal]);

  const onKeyDown = (event: KeyboardEvent) => {
    // With Alt, arrow keys are Back and Forward.
    const next = isUnmodified(event) ? indexAfter(event.key, selected, tabs.length, ARROWS) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    root.current?.querySelectorAll<HTMLElement>(':scope > [role=tablist] > *')[next]?.focus();
  };

  return (
    <div ref={root} className={TEXT_CLASS} data-group={group ?? ''}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div
        className="tab-list"
        role="tablist"
        aria-label={group === 'package-manager' ? texts.tabs.packageManager : group}
      >
        {tabs.map(({ props }, index) => (
          <button
            key={props.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            // The start-up script marks the stored choice.
            suppressHydrationWarning
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            data-replay=""
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.label}
          className={index === selected ? 'tab-panel' : 'tab-panel tab-panel-closed'}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
        >
          <p className="tab-title">{tab.props.label}</p>
          {tab}
        </div>
      ))}
    </div>
  );
}

type SetTab = (index: number) => void;

/**
 * The index of the tab to show, and two setters: `select` stores the reader's choice for the group (spec 4); `reveal`
 * shows a tab here alone, until the next choice, since a match of find-in-page is no choice.
 */
function useTab(group: string | undefined): readonly [number, select: SetTab, reveal: SetTab] {
  const key = group === undefined ? undefined : storedTabKey(group);
  const stored = useStored(key);
  const [own, setOwn] = useState<{ readonly index: number; readonly stored: string | null }>();
  const reveal = useCallback((index: number) => setOwn({ index, stored }), [stored]);
  const select = (index: number) => {
    if (key === undefined) return reveal(index);
    setOwn(undefined);
    changeStored(key, String(index));
  };
  return [own?.stored === stored ? own.index : (tabIndex(stored) ?? 0), select, reveal];
}

const panelsOf = (tabs: Element | null) => [...(tabs?.querySelectorAll(':scope > .tab-panel') ?? [])];
