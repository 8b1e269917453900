import {deadline} from '@site/src/client/deadline';

/** The page that the server has sent, with what it needs. */
const opened = window.location.pathname;

let loading: Promise<unknown> | undefined;

/**
 * Loads the stylesheets that the page opened first does not need, for others may. One that does not come
 * keeps no page back: the next move asks for it again.
 */
export async function loadStyles(pathname: string): Promise<void> {
  if (pathname !== opened) {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
    loading = Promise.all([loading, ...Array.from(links, load)]);
    await loading;
  }
}

function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, deadline);
    link.onload = () => resolve();
    link.onerror = () => {
      link.disabled = true;
      resolve();
    };
    link.disabled = false;
  });
}
