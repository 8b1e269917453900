// Takes the place of `nprogress` in the browser: the bar is loaded when a page keeps a reader waiting.
const load = () => import('nprogress/nprogress');

let settings = {};
let bar;

function configure(more) {
  settings = more;
}

function start() {
  bar ??= load().then(({default: nprogress}) => nprogress.configure(settings));
  // Without its bar the page comes all the same.
  bar.then((nprogress) => nprogress.start()).catch(() => (bar = undefined));
}

function done() {
  bar?.then((nprogress) => nprogress.done()).catch(() => undefined);
}

export default {configure, start, done};
