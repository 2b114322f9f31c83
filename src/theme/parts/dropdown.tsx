import { useRef, type ReactNode } from 'react';
import type { Trigger } from '#shared/schema/tools.ts';
import { useArrowKeys } from '../hooks/use-arrow-keys.ts';
import { useCloseOnRoute } from '../hooks/use-close-on-route.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import { useHover } from '../hooks/use-hover.ts';

interface DropdownProps {
  readonly className: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
  /** With `hover`, the mouse opens it too; a press always does. */
  readonly trigger?: Trigger;
  /** Whether the current page is among its entries. */
  readonly isCurrent?: boolean;
}

/**
 * A button that opens a box below it, used by everything that opens from the navbar. A native `<details>`, so it works
 * without JavaScript and exposes its state; hover, arrow keys and dismissing need scripts.
 */
export function Dropdown({ className, button, children, trigger = 'hover', isCurrent = false }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  useHover(details, trigger === 'hover');
  useArrowKeys(details);
  useCloseOnRoute(details);
  return (
    <details ref={details} className={`dropdown ${className}`}>
      <summary className="dropdown-button" aria-current={isCurrent ? 'true' : undefined}>
        {button}
      </summary>
      <div className="dropdown-box">{children}</div>
    </details>
  );
}
