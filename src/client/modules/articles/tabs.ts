import {createStorageSlot} from '@docusaurus/theme-common';

const arrowSteps: Record<string, number> = {ArrowRight: 1, ArrowLeft: -1};

/** Lets readers select the tabs in all articles with a click, or with the arrow keys and Enter. */
export function listenToTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) {
      choose(tab);
    }
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    const step = arrowSteps[event.key];
    if (tab && event.key === 'Enter') {
      choose(tab);
    } else if (tab && step !== undefined) {
      const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
      tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
    }
  });
  // The browser found text in a closed panel, for "Find in page" or a text fragment.
  document.addEventListener('beforematch', ({target}) => {
    const panel = target instanceof Element ? target.closest('[data-tab-group] > div > *') : null;
    const group = panel?.closest('[data-tab-group]');
    const index = panel ? [...(panel.parentElement?.children ?? [])].indexOf(panel) : -1;
    const tab = group?.firstElementChild?.children[index];
    if (group && tab instanceof HTMLElement) {
      open(group, tab.dataset.tab ?? '');
    }
  });
}

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

function tabOf({target}: Event): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-tab-group] > [role=tablist] > [role=tab]')
    : null;
}

function groups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tab-group]')];
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
