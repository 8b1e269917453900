import {dialogOf} from './createPanelView';
import {tabInDialog, tabThroughPanel} from './tabOrder';

interface Options {
  /** Contains the box. */
  container: Element;
  /** Contains the panel. */
  root: Element;
  input: () => HTMLInputElement | null;
  isOpen: () => boolean;
  closePanel: () => void;
  /** Called when the reader wants to return to where they were before. */
  onLeave: () => void;
}

/** Listens to the keys and clicks that dismiss the box or its panel. Returns what removes the listeners. */
export function addDismissListeners(options: Options): () => void {
  const {container, root, input, isOpen, closePanel, onLeave} = options;
  const onPointerDown = (event: Event) => {
    const target = event.target as Node;
    const overlay = document.querySelector('.aa-DetachedOverlay');
    if (![container, root, overlay].some((element) => element?.contains(target))) {
      closePanel();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const field = input();
    const target = event.target as Node;
    const dialog = dialogOf(root);
    const isBesideInput = target !== field && (dialog ?? root).contains(target);
    if (event.key === 'Tab' && dialog?.isConnected) {
      tabInDialog(event, dialog);
    } else if (event.key === 'Tab' && isOpen() && field) {
      if (tabThroughPanel(event, field, root) === 'left') {
        closePanel();
      }
    } else if (event.key === 'Escape' && isBesideInput) {
      field?.focus();
      closePanel();
    } else if (event.key === 'Escape' && target === field && !(isOpen() && field.value)) {
      // Examples in an empty box are not worth a key of their own.
      closePanel();
      onLeave();
    }
  };
  document.addEventListener('pointerdown', onPointerDown);
  // Before the package, whose own handling of these keys changes its state.
  document.addEventListener('keydown', onKeyDown, {capture: true});
  return () => {
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener('keydown', onKeyDown, {capture: true});
  };
}
