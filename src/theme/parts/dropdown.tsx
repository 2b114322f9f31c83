import { useRef, type ReactNode } from 'react';
import { useDismiss } from '../hooks/use-dismiss.ts';

interface DropdownProps {
  readonly className: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** A button that opens a box below itself. It opens without JavaScript; closing on Escape and outside needs it. */
export function Dropdown({ className, button, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  return (
    <details ref={details} className={`dropdown ${className}`}>
      <summary className="dropdown-button">{button}</summary>
      <div className="dropdown-box">{children}</div>
    </details>
  );
}
