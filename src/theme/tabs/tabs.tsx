import { Children, isValidElement, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../navigation/view.ts';
import { isUnmodified } from '../parts/events.ts';
import styles from './tabs.css?url';
import { useFindablePanels } from './use-findable-panels.ts';
import { useStoredTab } from './use-stored-tab.ts';

interface TabProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One choice of `<Tabs>`, which renders it. */
export function Tab({ children }: TabProps) {
  return children;
}

interface TabsProps {
  /** Groups of the same name show the same choice, on every page (spec 2.4). */
  readonly group?: string;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Alternatives, one shown at a time. All are in the HTML: without scripts and in print each stands under its label. */
export function Tabs({ group, children }: TabsProps) {
  // Ids start with a letter.
  const id = `tabs${useId()}`;
  const root = useRef<HTMLDivElement>(null);
  const texts = useTexts();
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  const [stored, select] = useStoredTab(group);
  const selected = stored < tabs.length ? stored : 0;
  useFindablePanels(root, selected, select);

  const moveTo = (index: number) => {
    select(index);
    root.current?.querySelectorAll<HTMLElement>(':scope > [role=tablist] > *')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With Alt, arrow keys are Back and Forward.
    if (!isUnmodified(event)) return;
    const last = tabs.length - 1;
    const step = STEPS[event.key];
    if (step !== undefined) moveTo((selected + step + tabs.length) % tabs.length);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(last);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={root} className="tabs" data-group={group}>
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
          className={index === selected ? 'tab-panel' : 'tab-panel tab-panel-hidden'}
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
