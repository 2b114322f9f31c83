import { useEffect, useRef, type ReactNode } from 'react';
import type { Trigger } from '#shared/schema/tools.ts';
import { closeOnDismiss } from './close-on-dismiss.ts';
import { Icon } from './icon.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import { openOnHover } from './open-on-hover.ts';

interface DropdownProps {
  readonly className?: string;
  readonly button: ReactNode;
  /** Whether the button is only an icon; any other has a chevron. */
  readonly isIcon?: boolean;
  readonly children: ReactNode;
  /** With `hover`, the mouse opens the box too; a press always does. */
  readonly trigger?: Trigger;
  /** Whether the current page is among the entries. */
  readonly isCurrent?: boolean;
  /** Opening one of a group closes the others, also without scripts. A dropdown inside another needs another group. */
  readonly group?: string;
}

/**
 * A button that opens a box below it: a native `<details>`, so it works without JavaScript and exposes its state.
 * Hover, arrow keys and dismissing need scripts.
 */
export function Dropdown({
  className = '',
  button,
  isIcon,
  children,
  trigger = 'hover',
  isCurrent,
  group = 'dropdown',
}: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const listening = new AbortController();
    closeOnDismiss(ref.current, listening.signal);
    moveByArrows(ref.current, listening.signal);
    if (trigger === 'hover') openOnHover(ref.current, listening.signal);
    return () => listening.abort();
  }, [trigger]);
  return (
    <details ref={ref} name={group} className={`${isIcon ? 'dropdown icon-dropdown' : 'dropdown'} ${className}`}>
      <summary className="dropdown-button" aria-current={isCurrent ? 'true' : undefined}>
        {button}
        {!isIcon && <Icon name="chevron" />}
      </summary>
      <div className="dropdown-box">{children}</div>
    </details>
  );
}
