/** The screen on which pages are measured, as Lighthouse has it; what is in view is loaded ahead. */
export const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
