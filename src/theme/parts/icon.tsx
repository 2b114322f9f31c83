import type { ReactNode } from 'react';

/** Drawn on a square of 24 units. */
const SHAPES = {
  'arrow-up': <path d="M12 19V5m-6 6 6-6 6 6" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chevron: <path d="m9 6 6 6-6 6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  copy: <path d="M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15V6a2 2 0 0 1 2-2h8" />,
  discord: (
    <path d="M8.5 6.7 8 5Q6 5.3 4 6.4 2 11 2.2 16q2 2 4.8 2.5l1.3-1.9q3.7.9 7.4 0l1.3 1.9q2.8-.5 4.8-2.5.2-5-1.8-9.6Q18 5.3 16 5l-.5 1.7q-3.5-.6-7 0zM9 12v.5m6-.5v.5" />
  ),
  edit: <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />,
  github: (
    <path d="M9 19.5c-4.5 1.4-4.5-2.2-6.3-2.7M15.3 21v-3.5q0-1.5-.6-2c3-.3 5.8-1.4 5.8-6.2q0-2-1.4-3.3.5-1.5 0-3.3-1 0-3.4 1.3-3-1-6.2 0Q7 2.7 6 2.7q-.5 1.8 0 3.3-1.4 1.3-1.4 3.3c0 4.8 2.8 5.9 5.8 6.2q-.6.5-.6 2V21" />
  ),
  grid: (
    <path d="M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01" strokeWidth="3.5" />
  ),
  language: <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3q7 9 0 18-7-9 0-18z" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  moon: <path d="M20 14.2A8.2 8.2 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  search: <path d="M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5 4.5 4.5" />,
  sun: (
    <path d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0-5v1.5m0 15V21M3 12h1.5m15 0H21M5.6 5.6l1.1 1.1m10.6 10.6 1.1 1.1m0-12.8-1.1 1.1M6.7 17.3l-1.1 1.1" />
  ),
  x: <path d="M4.5 4h4L20 20h-4zM19 4l-6 6.5m-2.5 2.8L4.5 20" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** An icon without an accessible name; the control around it has one. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

export function NamedIcon({ icon, name }: { readonly icon: IconName; readonly name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </>
  );
}

/** Closes a drawer, the popover with this id. */
export function CloseButton({ drawer, name }: { readonly drawer: string; readonly name: string }) {
  return (
    <button type="button" className="icon-button" popoverTarget={drawer} popoverTargetAction="hide" aria-label={name}>
      <Icon name="close" />
    </button>
  );
}
