import {createStorageSlot} from '@docusaurus/theme-common';
import {listen} from '../../listen';

const arrowSteps: Record<string, number> = {ArrowRight: 1, ArrowLeft: -1};

const tabSelector = '[data-tab-group] > [role=tablist] > [role=tab]';

// Readers select a tab with a click, or with the arrow keys and Enter.
listen('click', tabSelector, choose);
listen('keydown', tabSelector, (tab, {key}) => {
  const step = arrowSteps[key];
  if (key === 'Enter') {
    choose(tab);
  } else if (step !== undefined) {
    const tabs = siblingsOf(tab);
    tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  }
});

// The browser found text in a closed panel, for "Find in page" or a text fragment.
listen('beforematch', '[data-tab-group] > div > *', (panel) => {
  const group = panel.closest('[data-tab-group]');
  const tab = group?.firstElementChild?.children[siblingsOf(panel).indexOf(panel)];
  if (group && tab instanceof HTMLElement) {
    open(group, tab.dataset.tab ?? '');
  }
});

/** Lets the browser find text in closed panels, and opens the tabs that the reader chose earlier. */
export function prepareTabs(): void {
  document.querySelectorAll('[data-closed]').forEach((panel) => {
    panel.removeAttribute('data-closed');
    panel.setAttribute('hidden', 'until-found');
  });
  const names = new Set(groups().map(({dataset}) => dataset.tabGroup ?? ''));
  for (const name of names) {
    const value = choiceOf(name).get();
    if (value !== null) {
      openInGroup(name, value);
    }
  }
}

function groups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tab-group]')];
}

function siblingsOf(element: Element): HTMLElement[] {
  return [...(element.parentElement?.children ?? [])] as HTMLElement[];
}

/**
 * Opens a tab. Tabs with the same `groupId` open together on all pages, and the browser remembers the
 * choice.
 */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-tab-group]');
  const {tabGroup = ''} = group?.dataset ?? {};
  const {tab: value = ''} = tab.dataset;
  const top = tab.getBoundingClientRect().top;
  if (tabGroup) {
    openInGroup(tabGroup, value);
    choiceOf(tabGroup).set(value);
  } else if (group) {
    open(group, value);
  }
  // Keeps the tab in place if other tabs above it have grown.
  window.scrollBy(0, tab.getBoundingClientRect().top - top);
}

function openInGroup(name: string, value: string): void {
  groups()
    .filter(({dataset}) => dataset.tabGroup === name)
    .forEach((group) => open(group, value));
}

function open(group: Element, value: string): void {
  const [list, panels] = group.children;
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  const chosenIndex = tabs.findIndex(({dataset}) => dataset.tab === value);
  if (chosenIndex < 0) {
    return;
  }
  tabs.forEach((tab, index) => {
    tab.ariaSelected = String(index === chosenIndex);
    tab.tabIndex = index === chosenIndex ? 0 : -1;
    tab.classList.toggle('tabs__item--active', index === chosenIndex);
  });
  ([...(panels?.children ?? [])] as HTMLElement[]).forEach((panel, index) => {
    if (index === chosenIndex) {
      panel.hidden = false;
    } else {
      panel.setAttribute('hidden', 'until-found');
    }
  });
}

/** Returns the storage slot for the group's selected tab, which Docusaurus uses too. */
function choiceOf(group: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`docusaurus.tab.${group}`);
}
