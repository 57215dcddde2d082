import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Loading } from './loading.js';
import styles from './tabs.module.css';

type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the tab that is shown. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
};

/** Tabs. A panel is rendered when it is first shown, and keeps typed text while another one is shown. */
export function Tabs({ label, tabs, shown, onShow }: TabsProps) {
  const current = tabs.findIndex(({ id }) => id === shown);
  const [made, setMade] = useState<readonly string[]>([]);
  if (!made.includes(shown)) setMade([...made, shown]);
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = (current + step + tabs.length) % tabs.length;
    onShow(tabs[next]?.id ?? shown);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className="can-shrink">
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-controls={`panel-${tab.id}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onShow(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`panel-${tab.id}`}
          aria-labelledby={`tab-${tab.id}`}
          hidden={index !== current}
        >
          {made.includes(tab.id) && <Suspense fallback={<Loading />}>{tab.content}</Suspense>}
        </div>
      ))}
    </div>
  );
}
