import { useRef, type ReactNode } from 'react';
import type { Trigger } from '#shared/tool-family.ts';
import { useArrowKeys } from '../hooks/use-arrow-keys.ts';
import { useCloseOnRoute } from '../hooks/use-close-on-route.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import { useHover } from '../hooks/use-hover.ts';

interface DropdownProps {
  readonly className: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
  /** `hover`: the pointer opens it too; a press always does. */
  readonly trigger?: Trigger;
  /** Whether the page on screen is among what it holds. */
  readonly isCurrent?: boolean;
}

/**
 * A button that opens a box below itself: the one mechanism for everything that opens from the bar. Native, so it opens
 * without JavaScript, and says by itself whether it is open; the pointer, arrow keys and closing need scripts.
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
